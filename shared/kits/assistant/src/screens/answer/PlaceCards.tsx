import { areaBeside, type CompiledCity } from '@odysseus/model';
import { useTrip } from '@odysseus/page';
import type { AssistantPlace } from '@odysseus/contract';
import { Icon } from '@odysseus/ui';
import { lazy, Suspense } from 'react';
import { assistantCopy } from '../copy';
import { familyOfName } from './familyOfName';
import type { LoadMap } from './LoadMap';
import * as S from './PlaceCards.styles';

const AnswerMap = lazy(() =>
  import(/* webpackChunkName: "assistant-map" */ './AnswerMap').then(({ AnswerMap: Map }) => ({ default: Map })),
);

interface PlaceCardsProps {
  readonly places: readonly AssistantPlace[];
  readonly city: CompiledCity;
  readonly loadMap: LoadMap | undefined;
}

/** The places of an answer, with a small map of them. */
export function PlaceCards({ places, city, loadMap }: PlaceCardsProps) {
  return (
    <S.Places data-single={places.length === 1 || undefined}>
      {loadMap ? (
        <Suspense fallback={<S.MapRoom />}>
          <AnswerMap places={places} load={loadMap} />
        </Suspense>
      ) : null}
      <S.Cards aria-label={assistantCopy.answer.places}>
        {places.map((place, index) => (
          <li key={place.id}>
            <PlaceCard place={place} city={city} number={places.length > 1 ? index + 1 : undefined} />
          </li>
        ))}
      </S.Cards>
    </S.Places>
  );
}

function PlaceCard({
  place,
  city,
  number,
}: {
  readonly place: AssistantPlace;
  readonly city: CompiledCity;
  readonly number: number | undefined;
}) {
  const beside = areaBeside(place);
  const { name, localName, kind, line, hours, price, path } = place;
  return (
    <S.Card>
      <S.Header>
        <S.Pin pin={familyOfName(kind)} />
        <div>
          <S.Name>
            {number === undefined ? null : <S.Numeral>{number}. </S.Numeral>}
            <bdi>{name}</bdi>
          </S.Name>
          <S.Where>
            {localName !== undefined && localName !== name ? (
              <>
                <bdi>{localName}</bdi> ·{' '}
              </>
            ) : null}
            <S.Kind>{kind}</S.Kind>
            {beside === undefined ? null : ` · ${beside}`}
          </S.Where>
        </div>
      </S.Header>
      <S.Line>{line}</S.Line>
      {hours !== undefined || price !== undefined ? (
        <S.Facts>
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
        </S.Facts>
      ) : null}
      <S.Actions>
        <TripButton place={place} city={city} />
        <S.More to={path} aria-label={assistantCopy.answer.openFor(name)}>
          {assistantCopy.answer.open}
        </S.More>
      </S.Actions>
    </S.Card>
  );
}

function TripButton({
  place: { id, name, path, coordinates },
  city,
}: {
  readonly place: AssistantPlace;
  readonly city: CompiledCity;
}) {
  const plan = useTrip(city);
  const planned = plan.items.some((item) => item.id === id);
  // The trip leads to the screen, as everywhere else.
  const screen = path.split('#')[0] ?? path;
  return (
    <S.Trip
      type="button"
      aria-pressed={planned}
      aria-label={planned ? assistantCopy.answer.removeFor(name) : assistantCopy.answer.addFor(name)}
      onClick={() => (planned ? plan.remove(id) : plan.add({ id, name, path: screen, coordinates }))}
    >
      <Icon name={planned ? 'check' : 'plus'} size={16} />
      {planned ? assistantCopy.answer.added : assistantCopy.answer.add}
    </S.Trip>
  );
}
