// The text of a clause in its parts: emphasis, code, labels of where it comes from, other clauses.

export type Part =
  | { kind: "plain" | "em" | "strong" | "code"; text: string }
  | { kind: "clause"; text: string; id: string }
  | { kind: "label"; label: Label; text: string };

export const LABELS = ["text", "found", "inferred", "ours"] as const;
export type Label = (typeof LABELS)[number];

const PART =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[(text|found|inferred|ours)([^\]]*)\]|\b([A-Z]{2})-([RXA]\d+)((?:\/[RXA]\d+)*)/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const plain = (until: number): void => {
    if (until > from) parts.push({ kind: "plain", text: text.slice(from, until) });
  };
  for (const found of text.matchAll(PART)) {
    plain(found.index);
    const [whole, strong, em, code, label, more, prefix, id, others] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (label !== undefined) parts.push({ kind: "label", label: label as Label, text: more!.replace(/^\s*[:,]?\s*/, "") });
    else {
      parts.push({ kind: "clause", text: `${prefix}-${id}`, id: `${prefix}-${id}` });
      for (const other of others!.split("/").slice(1)) {
        parts.push({ kind: "plain", text: "/" }, { kind: "clause", text: other, id: `${prefix}-${other}` });
      }
    }
    from = found.index + whole.length;
  }
  plain(text.length);
  return parts;
}
