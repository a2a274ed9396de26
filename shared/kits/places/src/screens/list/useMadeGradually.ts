import { whenPrinting } from '@odysseus/page';
import { startTransition, useEffect, useMemo, useReducer } from 'react';

/** How many cards are made at a time: two of some two hundred elements take a slow phone longer than a press may wait. */
const atATime = 1;
/** How many that nobody wants any more go at a time. They are hidden by then: nothing of them is drawn. */
const goAtATime = 2;

interface Named {
  readonly name: string;
}

interface MadeGradually<T> {
  /** Names of the cards that are there by now: wanted ones, and those that are still to go. */
  readonly made: ReadonlySet<string>;
  /** Cards that are wanted no more, to be hidden until they are gone. */
  readonly leaving: readonly T[];
}

/**
 * Which cards of a list are made by now. A page comes with all. Those that a choice brings come one with each frame, from the top; those that it leaves
 * stay. What it takes is to be hidden at once and goes a few with each frame, after the others have come: to take down all that React
 * keeps of many cards holds up a slow phone longer than to make some. Paper waits for no frame: what is printed has all of them.
 * @param cards in the order in which they are wanted; the same array for as long as it says the same
 */
export function useMadeGradually<T extends Named>(cards: readonly T[]): MadeGradually<T> {
  // By the cards that are wanted when it is drawn: a frame may have been asked for by an earlier drawing.
  const [made, take] = useReducer((before: Made<T>, step: Step) => nextMade(before, cards, step), cards, madeAtOnce);
  const there = useMemo(() => thereNow(made, cards), [made, cards]);
  useEffect(() => {
    if (made.cards === cards && !nextChange(there, cards)) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => take(made.steps + 1)));
    const ended = whenPrinting(() => take('all'));
    return () => {
      cancelAnimationFrame(frame);
      ended();
    };
  }, [made, cards, there]);
  return useMemo(() => ({ made: new Set(there.keys()), leaving: leavingOf(there, cards) }), [there, cards]);
}

/** What was made, of the cards that were wanted then. */
interface Made<T> {
  readonly there: Cards<T>;
  readonly cards: readonly T[];
  /** How many steps led to it. */
  readonly steps: number;
}

/** Which step it is to be: one that two frames ask for is made once. */
type Step = number | 'all';

const madeAtOnce = <T extends Named>(cards: readonly T[]): Made<T> => ({ there: byName(cards), cards, steps: 0 });

function nextMade<T extends Named>(made: Made<T>, cards: readonly T[], step: Step): Made<T> {
  const steps = made.steps + 1;
  if (step === 'all') return { there: byName(cards), cards, steps };
  if (step !== steps) return made;
  const there = thereNow(made, cards);
  return { there: nextChange(there, cards)?.(there, cards) ?? there, cards, steps };
}

/** With the first of those that are wanted since. */
const thereNow = <T extends Named>(made: Made<T>, cards: readonly T[]): Cards<T> =>
  made.cards === cards ? made.there : withSome(made.there, cards);

type Cards<T> = ReadonlyMap<string, T>;

const byName = <T extends Named>(cards: readonly T[]): Cards<T> => new Map(cards.map((card) => [card.name, card]));

function nextChange<T extends Named>(there: Cards<T>, cards: readonly T[]) {
  if (cards.some(({ name }) => !there.has(name))) return withSome<T>;
  return there.size > cards.length ? withoutSome<T> : undefined;
}

/** With more of those that are wanted; of those that stay, as they are now. */
function withSome<T extends Named>(there: Cards<T>, cards: readonly T[]): Cards<T> {
  const staying = cards.filter(({ name }) => there.has(name));
  const coming = cards.filter(({ name }) => !there.has(name)).slice(0, atATime);
  return new Map([...there, ...byName([...staying, ...coming])]);
}

/** From the end: sections whose last cards go keep their order, and none is moved. */
function withoutSome<T extends Named>(there: Cards<T>, cards: readonly T[]): Cards<T> {
  const going = new Set(leavingOf(there, cards).slice(-goAtATime));
  return new Map([...there].filter(([, card]) => !going.has(card)));
}

function leavingOf<T extends Named>(there: Cards<T>, cards: readonly T[]): T[] {
  const wanted = byName(cards);
  return [...there.values()].filter(({ name }) => !wanted.has(name));
}
