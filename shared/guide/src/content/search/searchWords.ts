import { join } from 'node:path';
import type { SearchWords } from '@odysseus/contract';
import { readYaml } from '@odysseus/model/content';
import { searchWordsFolder } from './location.cjs';
import { searchWordsFileSchema, type AnsweredNeed, type CitySearch } from './searchWordsSchema';

type ByLanguage = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The words of every city, and those that some cities add.
 * @throws {ContentError} where the file of all is not as its schema says
 */
export function searchWords(cities: readonly CitySearch[]): SearchWords {
  const shared = wordsOfAll();
  const same = [shared, ...cities].flatMap(({ same: groups = [] }) => groups);
  const wider = [shared, ...cities].flatMap(({ wider: groups = [] }) => groups);
  return {
    same: same.map(({ en = [], ...others }) => [en, allOf(others)]),
    wider: wider.map(({ of, in: holding }) => [allOf(of), holding]),
    small: allOf(shared.small),
    near: allOf(shared.near),
    questions: allOf(shared.questions),
    card: allOf(shared.card),
  };
}

/** What entries of a city are known for as answers to the needs of visitors. A need that nobody has written down has no words. */
export function answeredNeeds({ answers = {} }: CitySearch): AnsweredNeed[] {
  const { needs } = wordsOfAll();
  return Object.entries(answers).map(([need, told]) => ({
    need,
    ...(typeof told === 'string' ? { at: told } : told),
    for: needs[need] ?? [],
  }));
}

function wordsOfAll() {
  return readYaml(join(searchWordsFolder, 'words.yaml'), searchWordsFileSchema);
}

/** Of all languages, each once. */
function allOf(words: ByLanguage): string[] {
  return [...new Set(Object.values(words).flatMap((own = []) => own))];
}
