import type { AssistantPlace } from '@odysseus/contract';
import { Link, useShell } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { lazy, Suspense } from 'react';
import { PinBadge } from '../../../map/PinBadge';
import { assistantCopy } from '../copy';
import { familyOfName } from './familyOfName';
import type { LoadMap } from './LoadMap';
import classes from './PlaceCards.module.css';

const AnswerMap = lazy(() => import(/* webpackChunkName: "assistant-map" */ './AnswerMap').then(({ AnswerMap: Map }) => ({ default: Map })));

interface PlaceCardsProps {
  readonly places: readonly AssistantPlace[];
  readonly loadMap: LoadMap | undefined;
}

/** The places of an answer, with a small map of them. */
export function PlaceCards({ places, loadMap }: PlaceCardsProps) {
  return (
    <div className={classes['places']} data-single={places.length === 1 || undefined}>
      {loadMap ? (
        <Suspense fallback={<div className={classes['mapRoom']} />}>
          <AnswerMap places={places} load={loadMap} />
        </Suspense>
      ) : null}
      <ol className={classes['cards']} aria-label={assistantCopy.answer.places}>
        {places.map((place, index) => (
          <li key={place.id}>
            <PlaceCard place={place} number={places.length > 1 ? index + 1 : undefined} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PlaceCard({ place, number }: { readonly place: AssistantPlace; readonly number: number | undefined }) {
  const { name, localName, kind, area, line, hours, price, path } = place;
  return (
    <article className={classes['card']}>
      <header className={classes['header']}>
        <PinBadge family={familyOfName(kind).key} className={classes['pin']} />
        <div>
          <p className={classes['name']}>
            {number === undefined ? null : <span className={classes['number']}>{number}. </span>}
            <bdi>{name}</bdi>
          </p>
          <p className={classes['where']}>
            {localName !== undefined && localName !== name ? (
              <>
                <bdi>{localName}</bdi> ·{' '}
              </>
            ) : null}
            <span className={classes['kind']}>{kind}</span> · {area}
          </p>
        </div>
      </header>
      <p className={classes['line']}>{line}</p>
      {hours !== undefined || price !== undefined ? (
        <ul className={classes['facts']}>
          {hours === undefined ? null : (
            <li>
              <Icon name="clock" size={16} />
              {hours}
            </li>
          )}
          {price === undefined ? null : (
            <li>
              <Icon name="ticket" size={16} />
              {price}
            </li>
          )}
        </ul>
      ) : null}
      <div className={classes['actions']}>
        <TripButton place={place} />
        <Link to={path} className={classes['more']} aria-label={assistantCopy.answer.openFor(name)}>
          {assistantCopy.answer.open}
        </Link>
      </div>
    </article>
  );
}

function TripButton({ place: { id, name, path, coordinates } }: { readonly place: AssistantPlace }) {
  const { plan } = useShell();
  const planned = plan.items.some((item) => item.id === id);
  // The trip leads to the screen, as everywhere else.
  const screen = path.split('#')[0] ?? path;
  return (
    <button
      type="button"
      className={classes['trip']}
      aria-pressed={planned}
      aria-label={planned ? assistantCopy.answer.removeFor(name) : assistantCopy.answer.addFor(name)}
      onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path: screen, coordinates }))}
    >
      <Icon name={planned ? 'check' : 'plus'} size={16} />
      {planned ? assistantCopy.answer.added : assistantCopy.answer.add}
    </button>
  );
}
