import { Button, Notice } from '@odysseus/ui';
import { useRelease } from '../../services/page';
import { homeCopy as copy } from './copy';
import { Arrow, Card, CardLink, Grid, Photo, Sky, Words } from './DestinationCards.styles';

/** Every destination that is live: they come from the release document, so that a new one appears here by itself. */
export function DestinationCards() {
  const { destinations, failed, retry, complete } = useRelease();
  const cards = destinations.flatMap(({ card }) => (card ? [card] : []));
  const incomplete = cards.length < destinations.length && !complete;
  return (
    <>
      <Grid data-answer="">
        {cards.map((card, index) => (
          <Card key={card.path}>
            {card.picture ? (
              <picture>
                <source type="image/avif" srcSet={card.picture.avif} />
                <Photo
                  // A phone's first screen shows the first.
                  loading={index === 0 ? undefined : 'lazy'}
                  src={card.picture.webp}
                  alt={card.picture.alt}
                  width={card.picture.width}
                  height={card.picture.height}
                />
              </picture>
            ) : (
              <Sky aria-hidden="true" />
            )}
            <Words>
              <h3>
                <CardLink to={card.path}>{card.title}</CardLink>
              </h3>
              <p>{card.line}</p>
              <Arrow name="arrow-right" />
            </Words>
          </Card>
        ))}
      </Grid>
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
