import { Button } from '@odysseus/ui';
import { useRef, useState } from 'react';
import type { BlockOf } from '../content/schema';
import classes from './Block.module.css';
import { blockCopy } from './copy';

type Card = BlockOf<'cards'>['cards'][number];

/** Cards to hold out to a local: each can be shown as large as the screen, always dark on light, readable in the sun. */
export function CardsBlock({ language, cards }: Pick<BlockOf<'cards'>, 'language' | 'cards'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Card>();
  const show = (card: Card): void => {
    setShown(card);
    dialog.current?.showModal();
  };
  return (
    <>
      <ul className={classes['tiles']}>
        {cards.map((card) => (
          <li key={card.means} className={classes['tile']}>
            <p>{card.means}</p>
            <p className={classes['local']} lang={language}>
              {card.local}
            </p>
            <Button kind="quiet" aria-label={`${blockCopy.show}: ${card.means}`} onClick={() => show(card)}>
              {blockCopy.show}
            </Button>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} className={classes['shown']} aria-label={shown ? blockCopy.showing(shown.means) : undefined}>
        <p className={classes['large']} lang={language}>
          {shown?.local}
        </p>
        <p className={classes['means']}>{shown?.means}</p>
        <Button onClick={() => dialog.current?.close()}>{blockCopy.close}</Button>
      </dialog>
    </>
  );
}
