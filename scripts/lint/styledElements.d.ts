import type { Linter } from 'eslint';

export function styledElements(root: string, folders: readonly string[]): Linter.Config[];
