import { act, render } from '@testing-library/react';
import { useMadeGradually } from './useMadeGradually';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `card ${index + 1}`);

/** The cards that each drawing has made. */
function showList(first: readonly string[], late: boolean) {
  const drawn: string[][] = [];
  function List({ cards }: { readonly cards: readonly string[] }) {
    const made = useMadeGradually(cards, late);
    drawn.push(cards.filter((card) => made.has(card)));
    return null;
  }
  const { rerender } = render(<List cards={first} />);
  return {
    now: () => drawn.at(-1) ?? [],
    change: (cards: readonly string[]) => rerender(<List cards={cards} />),
  };
}

const nextFrame = (): void => act(() => jest.advanceTimersToNextFrame());

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('makes all cards that come with the page', () => {
  expect(showList(names(60), false).now()).toHaveLength(60);
});

it('makes a few at a time of those that come later, from the top, until all are there', () => {
  const cards = names(10);
  const list = showList(cards, true);
  expect(list.now()).toEqual(cards.slice(0, 4));
  nextFrame();
  expect(list.now()).toEqual(cards.slice(0, 8));
  nextFrame();
  expect(list.now()).toEqual(cards);
});

it('keeps what a choice leaves, and makes a few at a time of what another brings back', () => {
  const cards = names(14);
  const list = showList(cards, false);
  const few = [...cards.slice(0, 2), ...cards.slice(12)];
  list.change(few);
  expect(list.now()).toEqual(few);
  list.change(cards);
  expect(list.now()).toEqual([...cards.slice(0, 6), ...cards.slice(12)]);
  nextFrame();
  nextFrame();
  expect(list.now()).toEqual(cards);
});

it('makes all of them at once for paper, though the frames have not come yet', () => {
  const cards = names(40);
  const list = showList(cards, true);
  expect(list.now()).toHaveLength(4);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // The sheets are laid out as soon as it has been told.
    expect(list.now()).toEqual(cards);
  });
});

it('does so, too, in a browser that only turns the medium to print', () => {
  const paper = Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  globalThis.matchMedia = () => paper;
  const cards = names(40);
  const list = showList(cards, true);
  act(() => void paper.dispatchEvent(Object.assign(new Event('change'), { matches: true })));
  expect(list.now()).toEqual(cards);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
