// The first page in one file: all that it imports at once, however many rooms share parts of it.

type Info = { importedIds: readonly string[] } | null;

/** For `manualChunks`: the modules that the entry reaches without a dynamic import. */
export function gather(entry: string): (id: string, graph: { getModuleInfo(id: string): unknown }) => string | null {
  const reached = new Set<string>();
  return (id, graph) => {
    if (reached.size === 0) {
      const waiting = [entry];
      while (waiting.length > 0) {
        const next = waiting.pop()!;
        if (reached.has(next)) continue;
        reached.add(next);
        waiting.push(...((graph.getModuleInfo(next) as Info)?.importedIds ?? []));
      }
    }
    return reached.has(id) ? "page" : null;
  };
}
