import type { BlockOf } from '@odysseus/model';
import { Button } from '@odysseus/ui';
import { useRef, useState } from 'react';
import { Large, Local, Means, Shown, Tile, Tiles } from './Block.styles';
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
      <Tiles>
        {cards.map((card) => (
          <Tile key={card.means}>
            <p>{card.means}</p>
            <Local lang={language}>{card.local}</Local>
            <Button kind="quiet" aria-label={`${blockCopy.show}: ${card.means}`} onClick={() => show(card)}>
              {blockCopy.show}
            </Button>
          </Tile>
        ))}
      </Tiles>
      <Shown ref={dialog} aria-label={shown ? blockCopy.showing(shown.means) : undefined}>
        <Large lang={language}>{shown?.local}</Large>
        <Means>{shown?.means}</Means>
        <Button onClick={() => dialog.current?.close()}>{blockCopy.close}</Button>
      </Shown>
    </>
  );
}
