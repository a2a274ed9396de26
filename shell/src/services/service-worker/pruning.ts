import { mostEmergencyPages, mostPages } from './constants';
import type { KeptPage } from './record';

/** The pages that go: those seen longest ago beyond the number that is kept. Emergency pages are counted by themselves. */
export function pagesToDrop(pages: readonly KeptPage[]): string[] {
  const beyond = (why: KeptPage['why'], most: number): string[] =>
    pages
      .filter((page) => page.why === why)
      .sort((a, b) => b.seenAt - a.seenAt)
      .slice(most)
      .map(({ path }) => path);
  return [...beyond('seen', mostPages), ...beyond('emergency', mostEmergencyPages)];
}

interface Wanting {
  readonly needs: readonly string[];
  /** Files that stay if they are there, and are not fetched for their own sake. */
  readonly mentioned?: readonly string[];
}

/** The files that nothing kept names any more. */
export function filesToDrop(files: readonly string[], kept: readonly Wanting[]): string[] {
  const wanted = new Set(kept.flatMap(({ needs, mentioned = [] }) => [...needs, ...mentioned]));
  return files.filter((file) => !wanted.has(file));
}
