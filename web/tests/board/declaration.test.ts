// Authors of games in other packages get the interface of boards as one file of types.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { declarationOf } from "../../build/declaration.ts";

const source = readFileSync(join(import.meta.dirname, "..", "..", "src", "board", "interface.ts"), "utf-8");

const BOARD = `
import type { BoardModule, GameView } from "./jacta-board.d.ts";
interface Hill extends GameView { cells: number[] }
export default {
  interface: 1,
  mount(element, { view, seat, turn, say }) {
    element.textContent = say("cell", { cell: view.cells[seat] ?? 0 });
    element.onclick = () => void turn?.add({ type: "ride", cells: 1 });
    return { update: () => {}, destroy: () => element.replaceChildren() };
  },
  about: (seat, view) => String(view.cells[seat]),
} satisfies BoardModule<Hill>;
`;

test("the declaration stands by itself, and a board can be written against it", () => {
  const folder = mkdtempSync(join(tmpdir(), "board-"));
  try {
    writeFileSync(join(folder, "jacta-board.d.ts"), declarationOf(source));
    writeFileSync(join(folder, "board.ts"), BOARD);
    const options: ts.CompilerOptions = {
      strict: true, noEmit: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true, types: [], lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    };
    const program = ts.createProgram([join(folder, "board.ts")], options);
    const found = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 30_000);
