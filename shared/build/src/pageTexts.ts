import type { CompiledContent } from '@odysseus/guide/content';

const known = new WeakMap<CompiledContent, ReadonlyMap<string, string>>();

/** Screens as their pages show them, each as JSON by the absolute path of its file; written once for each state of the content. */
export function pageTexts(content: CompiledContent): ReadonlyMap<string, string> {
  const before = known.get(content);
  if (before) return before;
  const texts = new Map([...content.pageScreens].map(([file, screen]) => [file, JSON.stringify(screen)]));
  known.set(content, texts);
  return texts;
}
