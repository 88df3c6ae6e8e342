// Which keys belong to the hand.

/** The key is meant for something else: with a modifier, handled already, or typed into a field. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  return (event.target as Element).closest?.("input, textarea, select, dialog, [contenteditable]") != null;
}

/** Enter and space belong to the button that has the focus. */
export function isOnControl(event: KeyboardEvent): boolean {
  return (event.target as Element).closest?.("button, a, summary, [role='button'], [role='tab']") != null;
}

/** What a key says of a turn that is built; a key that is held says nothing more, and a piece of a board says nothing by itself. */
export function saidOfTurn(event: KeyboardEvent): "confirm" | "take-back" | null {
  if (event.key === "u" || event.key === "Backspace") return "take-back";
  const isPressing = (event.target as Element).closest?.("button, a, summary") != null;
  return event.key === "Enter" && !event.repeat && !isPressing ? "confirm" : null;
}
