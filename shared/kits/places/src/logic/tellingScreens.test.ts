import type { Place } from '@odysseus/model';
import type { ListOutline } from './listOutline';
import { tellingScreens } from './tellingScreens';

const list = (
  kinds: Readonly<Record<string, Place['kind']>>,
  access: ListOutline['access'] = 'public',
): ListOutline => ({
  access,
  groups: [],
  places: Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, { id, kind }])),
});
const told = (id: string, ...screens: ListOutline[]) => tellingScreens(screens).get(id);

const sights = list({
  arena: 'ruin',
  temple: 'church',
  palace: 'museum',
  corso: 'square',
  arch: 'monument',
  hill: 'park',
});
const evenings = list({ corso: 'square', steps: 'square', one: 'bar', two: 'bar', three: 'club', four: 'theatre' });

it('looks for a square among the sights, though more of an evening’s list is squares', () => {
  expect(told('corso', evenings, sights)).toBe(1);
  expect(told('corso', sights, evenings)).toBe(0);
});

it('looks for a museum among the museums, where the sights have it too', () => {
  expect(told('palace', sights, list({ palace: 'museum', gallery: 'museum' }))).toBe(1);
});

it('looks for a place in a list that everybody may read before one of its kind', () => {
  expect(told('corso', list({ corso: 'square' }, 'premium'), evenings)).toBe(1);
});
