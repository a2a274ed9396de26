export function readSurroundings(root: string): (paths: readonly string[]) => string;
