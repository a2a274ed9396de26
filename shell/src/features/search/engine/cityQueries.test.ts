import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { foldText } from '@odysseus/contract';
import * as z from 'zod/mini';
import type { Found } from '../found';
import { createSearchEngine } from './searchEngine';

const project = join(__dirname, '..', '..', '..', '..', '..');
/** Written by somebody who knew the guide's pages and nothing of the search, or by a visitor who knew neither; `first-visit` from the titles of the pages alone. */
const queriesSchema = z.array(
  z.object({
    query: z.string(),
    /** Pages, sections, and places as `place:louvre`. */
    right: z.array(z.string()),
    /** One of these words stands in what was found, where a page alone is named. */
    about: z.optional(z.array(z.string())),
  }),
);
/** Whose page is open, the remote that holds it, and the country that tells what is true of all its cities. */
const paris = { key: 'paris', name: 'Paris', remote: 'paris', country: undefined } as const;
const rome = { key: 'rome', name: 'Rome', remote: 'italy', country: 'Italy' } as const;
const london = { key: 'london', name: 'London', remote: 'london', country: undefined } as const;
const cities = [
  { ...paris, file: 'paris' },
  { ...rome, file: 'rome' },
  { ...paris, file: 'paris-first-visit' },
  { ...rome, file: 'rome-first-visit' },
  { ...london, file: 'london-first-visit' },
] as const;

it.each(cities)(
  'finds what visitors of $name look for ($file): the first result is right for at least 90 of 100 queries',
  ({ key, name, remote, country, file }) => {
    const queries = queriesSchema.parse(
      JSON.parse(readFileSync(join(project, 'scripts', 'eval', 'search', `${file}.json`), 'utf8')),
    );
    const { search, places } = compiledContent(join(project, 'remotes', remote, 'content'));
    const nameOf = (city: number) => search.cities[city]?.name ?? '';
    const engine = createSearchEngine(
      search.entries.map(({ city = 0, hours: _hours, ...entry }) => ({ ...entry, city: nameOf(city) })),
      search.words,
      new Map(
        country === undefined
          ? []
          : search.cities.filter((one) => one.name !== country).map((one) => [one.name, country]),
      ),
    );
    const isRight = (found: Found | undefined, right: readonly string[], about: readonly string[]): boolean => {
      if (!found) return false;
      const page = found.path.replace(/[?#].*$/, '');
      return right.some((one) => {
        if (one.startsWith('place:'))
          return found.kind === 'place' && places.get(one.replace('place:', `${key}/`))?.place.name === found.title;
        return one === found.path || (one === page && (found.kind === 'place' || tells(found, about)));
      });
    };
    const wrong = queries.flatMap(({ query, right, about = [] }) => {
      const [first] = engine.find(query, name).results;
      return isRight(first, right, about) ? [] : [`${query}: ${first?.path ?? 'nothing'}`];
    });
    // The list stands in the message where there are too many.
    expect(wrong.length > queries.length / 10 ? wrong : []).toEqual([]);
  },
  180_000,
);

it('answers what every city may be asked from the one whose page is open, though others tell it too', () => {
  const guides = [paris, rome, london].map(
    ({ remote }) => compiledContent(join(project, 'remotes', remote, 'content')).search,
  );
  const entries = guides.flatMap(({ cities, entries }) =>
    entries.map(({ city = 0, hours: _hours, ...entry }) => ({ ...entry, city: cities[city]?.name ?? '' })),
  );
  const words = guides.map((guide) => guide.words);
  const engine = createSearchEngine(entries, {
    same: words.flatMap(({ same }) => same),
    wider: words.flatMap(({ wider }) => wider),
    small: words.flatMap(({ small }) => small),
    near: words.flatMap(({ near }) => near),
    questions: words.flatMap(({ questions }) => questions),
    card: words.flatMap(({ card }) => card),
  });
  const first = (query: string, { name }: { readonly name: string }) => engine.find(query, name).results[0]?.path;
  const stPancras = '/london#arrival-st-pancras-international-eurostar';
  expect(first('luggage', london)).toBe(stPancras);
  expect(first('where can i store my bags', london)).toBe(stPancras);
  expect(first('where can i store my bags', paris)).toBe('/paris#basics-luggage');
  expect(first('where can i store my luggage', rome)).toBe('/italy/romestays#block-10');
  expect(first('travel card weekly', paris)).toBe('/parispack#navigo-semaine');
  expect(first('weekly travel card', rome)).toBe('/italy/romepack#roma-time');
}, 180_000);

/** Whether something that was found is about some of the words; `cycl*` begins one. */
function tells({ title, local, line, about, body, names = [] }: Found, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const text = ` ${foldText([title, local, line, about, body, ...names].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return wanted.some((word) =>
    text.includes(
      ` ${foldText(word)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()}`,
    ),
  );
}
