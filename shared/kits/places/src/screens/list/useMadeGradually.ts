import { whenPrinting } from '@odysseus/page';
import { startTransition, useEffect, useState } from 'react';

/** How many cards are made at a time: what a slow phone draws without a press having to wait. */
const atATime = 4;

/**
 * Which cards of a list are made by now. Those that a choice brings come a few with each frame, from the top; those that it leaves
 * stay. Paper waits for no frame: what is printed has all of them.
 * @param cards in the order in which they are wanted; the same array for as long as it says the same
 * @param late whether they come at a visitor's wish; a page comes with all
 */
export function useMadeGradually(cards: readonly string[], late: boolean): ReadonlySet<string> {
  const [made, setMade] = useState<ReadonlySet<string>>(() => new Set(late ? cards.slice(0, atATime) : cards));
  const [before, setBefore] = useState(cards);
  if (cards !== before) {
    setBefore(cards);
    // What has gone is made anew when it comes again.
    const wanted = new Set(cards);
    setMade(withSome(new Set([...made].filter((card) => wanted.has(card))), cards));
  }
  useEffect(() => {
    if (cards.every((card) => made.has(card))) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setMade(withSome(made, cards))));
    const ended = whenPrinting(() => setMade(new Set(cards)));
    return () => {
      cancelAnimationFrame(frame);
      ended();
    };
  }, [cards, made]);
  return made;
}

const withSome = (made: ReadonlySet<string>, cards: readonly string[]): ReadonlySet<string> =>
  new Set([...made, ...cards.filter((card) => !made.has(card)).slice(0, atATime)]);
