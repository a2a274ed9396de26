import { sep } from 'node:path';
import type { CompiledContent } from '@odysseus/guide/content';
import { locate } from '@odysseus/model/content';
import { contradictions } from './contradictions';
import type { Finding } from './finding';
import { passagesOf, phrasesOf } from './passages';
import { proseFindings, repeatFindings, ticFindings } from './prose';
import { soundFindings } from './sounds';

/** What the linter of prose finds in a remote's content: contradictions first, which fail; all else is for an editor to weigh. */
export function lintContent(content: CompiledContent): Finding[] {
  // What several remotes share, such as help in danger, is no city's to mend.
  const files = content.files.filter((file) => file.endsWith('.yaml') && file.includes(`${sep}remotes${sep}`));
  const passages = files.flatMap((file) => passagesOf(file));
  const found = [
    ...contradictions(content, passages),
    ...soundFindings(files.flatMap((file) => phrasesOf(file))),
    ...proseFindings(passages),
    ...repeatFindings(passages),
    ...ticFindings(passages),
  ];
  const sorted = [...found.filter(isContradiction), ...found.filter((one) => !isContradiction(one))];
  const lines = locate(sorted);
  return sorted.map((one, index) => ({ ...one, line: lines[index]?.line ?? one.line }));
}

/** Whether a finding can't be let through. */
export function isContradiction({ rule }: Finding): boolean {
  return rule === 'contradiction';
}
