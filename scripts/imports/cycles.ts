/**
 * Modules that lead back to themselves, each circle once with the modules in it in the order of their imports.
 * @param graph each module with the modules that it imports
 */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const onWay = new Set<string>();
  const walk = (module: string): void => {
    if (onWay.has(module)) {
      found.push([...way.slice(way.indexOf(module)), module]);
      return;
    }
    if (done.has(module)) return;
    done.add(module);
    way.push(module);
    onWay.add(module);
    for (const imported of graph.get(module) ?? []) walk(imported);
    way.pop();
    onWay.delete(module);
  };
  for (const module of graph.keys()) walk(module);
  return found;
}
