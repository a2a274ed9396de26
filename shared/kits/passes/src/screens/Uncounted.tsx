import type { Combination } from '../logic/combination';
import type { CompiledPasses } from '../logic/compiledPasses';
import { passesCopy } from '../logic/copy';
import { namesOf } from '../logic/describeCombination';
import { listNames } from '../logic/listNames';
import type { NamedNeed } from '../logic/needsOf';
import { uncountedReductions } from '../logic/uncountedReductions';
import { Note } from './Answer.styles';

const copy = passesCopy.answer;

interface UncountedProps {
  readonly combination: Combination;
  readonly needs: readonly NamedNeed[];
  readonly content: CompiledPasses;
}

/** What a pass of the answer reduces by a sum that is published nowhere. */
export function Uncounted({ combination, needs, content }: UncountedProps) {
  const names = namesOf(uncountedReductions(combination, needs, content), content);
  if (names.length === 0) return null;
  return <Note>{copy.uncounted(listNames(names))}</Note>;
}
