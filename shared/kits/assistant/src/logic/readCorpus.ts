import { knownEntries, parseWith } from '@odysseus/contract';
import * as z from 'zod/mini';
import { cityCurrency } from './cityCurrency';
import { type Corpus, corpusSchema, passageKinds, passageSubjects } from './corpus';
import { earlierPassesSchema } from './corpusPasses';
import { tolerant } from './tolerant';

const readSchema = tolerant(z.extend(corpusSchema, { passes: z.optional(earlierPassesSchema) }));

/**
 * A city's corpus as the service reads it out of a release, which may be newer than the service, or much older. Fields that it
 * does not know are left out, and so are passages of a kind or on a subject that it does not know. Passes that were released
 * before they named their currency are in the city's; where no price of the city tells that, they are left out.
 * @throws {ContractError} naming each place that is wrong
 */
export function readCorpus(value: unknown): Corpus {
  const { passes, ...corpus } = parseWith(readSchema, withKnownPassages(value), "the assistant's corpus");
  const currency = passes && (passes.currency ?? cityCurrency(corpus));
  return { ...corpus, ...(currency ? { passes: { ...passes, currency } } : {}) };
}

function withKnownPassages(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('passages' in value)) return value;
  return {
    ...value,
    passages: knownEntries(knownEntries(value.passages, 'kind', passageKinds), 'subject', passageSubjects),
  };
}
