import { Link } from '@odysseus/runtime';
import { Button, Icon, Notice } from '@odysseus/ui';
import { useRelease } from '../../app/useRelease';
import { homeCopy as copy } from './copy';
import classes from './DestinationCards.module.css';

/** Every destination that is live: they come from the release document, so that a new one appears here by itself. */
export function DestinationCards() {
  const { destinations, failed, retry, complete } = useRelease();
  const cards = destinations.flatMap(({ card }) => (card ? [card] : []));
  const incomplete = cards.length < destinations.length && !complete;
  return (
    <>
      <ul className={classes['grid']}>
        {cards.map((card) => (
          <li key={card.path} className={classes['card']}>
            {card.picture ? (
              <picture>
                <source type="image/avif" srcSet={card.picture.avif} />
                <img src={card.picture.webp} alt={card.picture.alt} width={card.picture.width} height={card.picture.height} className={classes['image']} />
              </picture>
            ) : (
              <div className={classes['sky']} aria-hidden="true" />
            )}
            <div className={classes['words']}>
              <h3>
                <Link to={card.path} className={classes['link']}>
                  {card.title}
                </Link>
              </h3>
              <p>{card.line}</p>
              <Icon name="arrow-right" className={classes['arrow']} />
            </div>
          </li>
        ))}
      </ul>
      {cards.length === 0 && !failed ? <p role="status">{copy.loading}</p> : null}
      {failed && incomplete ? (
        <Notice tone="warning" role="alert" title={copy.failed}>
          <Button kind="secondary" onClick={retry}>
            {copy.retry}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}
