import { parseSearchIndex, type SearchIndex } from '@odysseus/contract';
import { readSearchFiles } from './readSearchFiles';

const index: SearchIndex = {
  schemaVersion: 1,
  cities: [
    { key: 'rome', name: 'Rome', timezone: 'Europe/Rome', suggested: [] },
    { key: 'milan', name: 'Milan', timezone: 'Europe/Rome', suggested: [] },
  ],
  calendars: [],
  words: { same: [], wider: [], small: [], near: [], questions: [], card: [] },
  entries: [
    { kind: 'screen', title: 'Milan', path: '/milan', city: 1 },
    { kind: 'plan', title: 'Milan in the rain', path: '/milan-explore2#rain', city: 1 },
  ],
};

afterEach(() => jest.restoreAllMocks());

it('says of a page that no list of the menu shows which city it is of', async () => {
  const answer = { ok: true, status: 200, json: () => Promise.resolve(parseSearchIndex(index, 'test')) };
  globalThis.fetch = jest.fn(() => Promise.resolve(answer as unknown as Response));
  const cityOf = (path: string) => (path === '/milan' ? 'Milano' : '');
  const { entries } = await readSearchFiles([{ url: 'https://example.org/parts/italy/entry.js', cityOf }]);
  expect(entries.map(({ city }) => city)).toEqual(['Milano', 'Milan']);
});
