import type { CompiledContent } from '@odysseus/guide/content';

const revisions = new WeakMap<CompiledContent, number>();

/** Which of two states of a remote's content is the later one: the one with the greater number, of an earlier session too. */
export function contentRevision(content: CompiledContent): number {
  const revision = revisions.get(content) ?? Date.now();
  revisions.set(content, revision);
  return revision;
}
