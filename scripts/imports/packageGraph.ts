/** The part of the project that a module belongs to: a package, with the entry where it has several; undefined for what is none. */
export function partOf(file: string): string | undefined {
  const [, kit, entry] = /^shared\/kits\/([^/]+)\/src\/(logic|content|screens)\//.exec(file) ?? [];
  if (kit !== undefined && entry !== undefined) return entry === 'logic' ? kit : `${kit}/${entry}`;
  const [, shared] = /^shared\/([^/]+)\/src\//.exec(file) ?? [];
  if (shared !== undefined)
    return /^shared\/(model|danger|guide)\/src\/content\//.test(file) ? `${shared}/content` : shared;
  if (file.startsWith('remotes/')) return 'remotes';
  return /^(shell|backend)\/src\//.test(file) ? file.split('/')[0] : /^scripts\//.test(file) ? 'scripts' : undefined;
}

const forTests = /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)/;

/** Each part of the project with the parts that its code imports, tests apart. */
export function packageGraph(modules: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, Set<string>>();
  for (const [file, imports] of modules) {
    const from = partOf(file);
    if (from === undefined || forTests.test(file)) continue;
    const reached = graph.get(from) ?? new Set<string>();
    graph.set(from, reached);
    for (const imported of imports) {
      const to = partOf(imported);
      if (to !== undefined && to !== from) reached.add(to);
    }
  }
  return new Map(
    [...graph].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([from, reached]) => [from, [...reached].sort()]),
  );
}

/** The graph in words: a line for each part, lowest first, so that every part stands below all that it imports. */
export function drawGraph(graph: ReadonlyMap<string, readonly string[]>): string {
  const heights = new Map<string, number>();
  const heightOf = (part: string): number => {
    const known = heights.get(part);
    if (known !== undefined) return known;
    const height = Math.max(-1, ...(graph.get(part) ?? []).map(heightOf)) + 1;
    heights.set(part, height);
    return height;
  };
  const floors = new Map<number, string[]>();
  for (const part of graph.keys()) floors.set(heightOf(part), [...(floors.get(heightOf(part)) ?? []), part]);
  const width = Math.max(...[...graph.keys()].map((part) => part.length));
  const line = (part: string): string => `${part.padEnd(width)}  ← ${(graph.get(part) ?? []).join('  ') || 'nothing'}`;
  return [...floors]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) => parts.map(line).join('\n'))
    .join('\n\n');
}
