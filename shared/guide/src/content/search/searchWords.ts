import { join } from 'node:path';
import type { SearchWords } from '@odysseus/contract';
import { readYaml } from '@odysseus/model/content';
import { searchWordsFolder } from './location.cjs';
import { searchWordsFileSchema, type CitySearch } from './searchWordsSchema';

type ByLanguage = Readonly<Record<string, readonly string[] | undefined>>;

/**
 * The words of every city, and those that some cities add.
 * @throws {ContentError} where the file of all is not as its schema says
 */
export function searchWords(cities: readonly CitySearch[]): SearchWords {
  const shared = readYaml(join(searchWordsFolder, 'words.yaml'), searchWordsFileSchema);
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

/** Of all languages, each once. */
function allOf(words: ByLanguage): string[] {
  return [...new Set(Object.values(words).flatMap((own = []) => own))];
}
