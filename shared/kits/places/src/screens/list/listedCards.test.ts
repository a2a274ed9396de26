import { cardsOf, sharesOf, whereTheyStood, type ListedCard, type SectionOfCards } from './listedCards';
import type { ShownEntry } from './usePlaceList';

/** A section of places that are named by their letters. */
function section(id: string, letters: string, atFirst = letters.length): SectionOfCards {
  const entries = [...letters].map((letter) => ({ entry: { place: letter }, place: { id: letter } }) as ShownEntry);
  return { id, title: id, line: undefined, entries, atFirst, drawn: { cards: false, locked: false } };
}

const lettersOf = (cards: readonly ListedCard[] | undefined) => cards?.map(({ place }) => place.id).join('');
const of = (cards: readonly ListedCard[], letters: string) =>
  [...letters].flatMap((letter) => cards.filter(({ place }) => place.id === letter));

it('makes what stands open in any section before what is folded in the first', () => {
  expect(lettersOf(cardsOf([section('one', 'abcd', 2), section('two', 'efg', 1)]))).toBe('abecdfg');
});

it('hands each section its own cards, open and folded, in their order', () => {
  const shares = sharesOf(cardsOf([section('one', 'abcd', 2), section('two', 'ab')]));
  expect([...shares].map(([id, { open, folded }]) => [id, lettersOf(open), lettersOf(folded)])).toEqual([
    ['one', 'ab', 'cd'],
    ['two', 'ab', ''],
  ]);
});

it.each([
  ['bd', 'ace', 'abcde'],
  ['', 'ace', 'ace'],
  ['abcde', '', 'abcde'],
  // What was in the section at no time stands wherever it is wanted.
  ['xbyd', 'c', 'xbycd'],
  // In another order since then: before the first of those that came after it.
  ['db', 'ac', 'acdb'],
])('puts among wanted %j those that go, %j, where they stood', (wanted, going, all) => {
  const before = cardsOf([section('one', 'abcde')]);
  const now = cardsOf([section('one', wanted)]);
  expect(lettersOf(whereTheyStood(now, of(before, going)))).toBe(all);
});

it('puts cards of two earlier choices each by the order in which it stood itself', () => {
  const [first = [], second = []] = ['abcde', 'edcba'].map((letters) => cardsOf([section('one', letters)]));
  const going = [...of(first, 'a'), ...of(second, 'e')];
  expect(lettersOf(whereTheyStood(cardsOf([section('one', 'c')]), going))).toBe('eac');
});
