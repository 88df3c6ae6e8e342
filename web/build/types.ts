// TypeScript from JSON Schema: the wire, and the payloads of each game. `make schema` runs it.
//
// Reads, on its input, what the house knows of each file ({file: {head, schema, tables}}), and writes
// the text of each ({file: text}).

import { text } from "node:stream/consumers";
import { compile, type JSONSchema } from "json-schema-to-typescript";

interface Wanted {
  /** The comment at the top. */
  head: string;
  schema: JSONSchema;
  /** Values beside the types, such as where each room is. */
  tables?: Record<string, { doc: string; rows: Record<string, unknown> }>;
}

/** How many elements a list has is no part of its type. */
const NOT_TYPES = new Set(["minItems", "maxItems"]);

function typed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(typed);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key, value]) => !(NOT_TYPES.has(key) && typeof value === "number"));
  return Object.fromEntries(kept.map(([key, value]) => [key, typed(value)]));
}

async function source({ head, schema, tables }: Wanted): Promise<string> {
  const types = await compile(typed(schema) as JSONSchema, schema.title!, {
    additionalProperties: false,
    bannerComment: head.replaceAll(/^/gm, "// "),
    style: { printWidth: 120 },
  });
  const values = Object.entries(tables ?? {}).map(
    ([name, { doc, rows }]) => `\n/** ${doc} */\nexport const ${name} = ${written(rows)} as const;\n`,
  );
  return types + values.join("");
}

/** One row a line. */
function written(rows: Record<string, unknown>): string {
  return `{\n${Object.entries(rows)
    .map(([name, row]) => `  ${name}: ${JSON.stringify(row)},\n`)
    .join("")}}`;
}

const wanted = JSON.parse(await text(process.stdin)) as Record<string, Wanted>;
const made = await Promise.all(Object.entries(wanted).map(async ([file, one]) => [file, await source(one)]));
process.stdout.write(JSON.stringify(Object.fromEntries(made)));
