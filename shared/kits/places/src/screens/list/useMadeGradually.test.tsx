import { act, render } from '@testing-library/react';
import { useMadeGradually } from './useMadeGradually';

const cardsOf = (...names: readonly string[]) => names.map((name) => ({ name }));
const some = (count: number) => cardsOf(...Array.from({ length: count }, (_, index) => `card ${index + 1}`));
type Cards = ReturnType<typeof some>;

/** The cards that stand after each drawing, and those that are hidden until they are gone. */
function showList(first: Cards) {
  const drawn: { readonly shown: Cards; readonly leaving: Cards }[] = [];
  function List({ cards }: { readonly cards: Cards }) {
    const { made, leaving } = useMadeGradually(cards);
    drawn.push({ shown: cards.filter(({ name }) => made.has(name)), leaving: [...leaving] });
    return null;
  }
  const { rerender } = render(<List cards={first} />);
  return {
    now: () => drawn.at(-1)?.shown ?? [],
    leaving: () => drawn.at(-1)?.leaving ?? [],
    change: (cards: Cards) => rerender(<List cards={cards} />),
  };
}

const nextFrame = (): void => act(() => jest.advanceTimersToNextFrame());
function frames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) nextFrame();
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('makes all cards that come with the page', () => {
  expect(showList(some(60)).now()).toHaveLength(60);
});

it('makes one at a time of those that come later, from the top, until all are there', () => {
  const cards = some(3);
  const list = showList([]);
  list.change(cards);
  expect(list.now()).toEqual(cards.slice(0, 1));
  nextFrame();
  expect(list.now()).toEqual(cards.slice(0, 2));
  nextFrame();
  expect(list.now()).toEqual(cards);
});

it('keeps what a choice leaves, lets what it takes go a few at a time, and makes it anew when it comes again', () => {
  const cards = some(14);
  const list = showList(cards);
  const few = [...cards.slice(0, 2), ...cards.slice(12)];
  list.change(few);
  expect(list.now()).toEqual(few);
  expect(list.leaving()).toEqual(cards.slice(2, 12));
  nextFrame();
  expect(list.leaving()).toEqual(cards.slice(2, 10));
  frames(4);
  expect(list.leaving()).toEqual([]);
  list.change(cards);
  expect(list.now()).toEqual([...cards.slice(0, 3), ...cards.slice(12)]);
  frames(9);
  expect(list.now()).toEqual(cards);
});

it('lets nothing go before all that is wanted is there', () => {
  const list = showList(cardsOf('old 1', 'old 2'));
  list.change(some(3));
  nextFrame();
  expect([list.now().length, list.leaving().length]).toEqual([2, 2]);
  nextFrame();
  expect([list.now().length, list.leaving().length]).toEqual([3, 2]);
  nextFrame();
  expect([list.now().length, list.leaving().length]).toEqual([3, 0]);
});

it('has at once again what was still to go', () => {
  const cards = some(40);
  const list = showList(cards);
  list.change(cards.slice(0, 1));
  nextFrame();
  list.change(cards);
  expect(list.now()).toHaveLength(39);
  frames(1);
  expect(list.now()).toEqual(cards);
});

describe('a frame that comes before its list could call it off', () => {
  const asked: FrameRequestCallback[] = [];
  beforeEach(() => {
    asked.length = 0;
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => asked.push(frame));
  });
  afterEach(() => void jest.restoreAllMocks());

  it('takes nothing of what is wanted again', () => {
    const cards = some(20);
    const list = showList(cards);
    list.change(cards.slice(0, 1));
    const [early] = asked;
    list.change(cards.slice(0, 18));
    expect(asked).toHaveLength(2);
    act(() => early?.(0));
    expect(list.now()).toEqual(cards.slice(0, 18));
    expect(list.leaving()).toEqual([]);
  });

  it('makes no more cards at a time', () => {
    const list = showList([]);
    list.change(some(10));
    list.change(some(12));
    act(() => asked.forEach((frame) => frame(0)));
    expect(list.now()).toHaveLength(2);
  });
});

it('makes all of them at once for paper, though the frames have not come yet', () => {
  const list = showList(cardsOf('old'));
  const cards = some(40);
  list.change(cards);
  expect(list.now()).toHaveLength(1);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    // The sheets are laid out as soon as it has been told.
    expect(list.now()).toEqual(cards);
    expect(list.leaving()).toEqual([]);
  });
});

it('does so, too, in a browser that only turns the medium to print', () => {
  const paper = Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  globalThis.matchMedia = () => paper;
  const list = showList([]);
  const cards = some(40);
  list.change(cards);
  act(() => void paper.dispatchEvent(Object.assign(new Event('change'), { matches: true })));
  expect(list.now()).toEqual(cards);
  Reflect.deleteProperty(globalThis, 'matchMedia');
});
