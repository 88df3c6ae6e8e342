// The sizes and devices that the page knows, by name: `@media (--phone)` in a component, `MEDIA.phone` in a script.
//
// The build writes out what stands for a name. What only one place asks for is written out there.

export const MEDIA = {
  /** Held upright in a hand. */
  phone: "(max-width: 699px)",
  "beyond-phone": "(min-width: 700px)",
  /** So low that the browser's own bars are felt. */
  "low-phone": "(max-width: 699px) and (min-height: 500px) and (max-height: 759px)",
  /** The table in one column. */
  narrow: "(max-width: 999px)",
  "low-narrow": "(max-width: 999px) and (max-height: 759px)",
  /** In one column, and high enough for it. */
  upright: "(max-width: 999px) and (min-height: 500px)",
  /** A phone on its side: the board left, the hand right, one thin bar. */
  lying: "(min-width: 500px) and (max-width: 999px) and (max-height: 499px)",
  /** Room beside the board, and keys to be told of. */
  desk: "(min-width: 1000px) and (hover: hover)",
  tiny: "(max-width: 359px)",
  touch: "(pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
} as const;

/** A style sheet with what stands for each name; one that is not known is an error. */
export function writtenOut(style: string): string {
  return style.replace(/(@media[^{]*?)\(--([a-z-]+)\)/g, (_, before: string, name: string) => {
    const query = (MEDIA as Record<string, string>)[name];
    if (query === undefined) throw new Error(`there is no medium --${name}`);
    return before + query;
  });
}
