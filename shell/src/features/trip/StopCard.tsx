import type { CivilDate } from '@odysseus/contract/time';
import { bookBy, priceText, stopMoved, visitState } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { VisitorSettings } from '@odysseus/contract';
import { BookingLine } from './booking/BookingLine';
import { partyWords, tripCopy } from './copy';
import type { StopReading } from './dayReading';
import * as S from './StopCard.styles';
import { StopEdit } from './StopEdit';
import { useTripWork } from './TripContext';
import { VisitLine } from './VisitLine';
import { WayOn } from './WayOn';

export interface StopCardProps extends Omit<StopReading, 'walk' | 'metro' | 'price'> {
  /** From 0. */
  readonly index: number;
  readonly all: number;
  readonly date: CivilDate | undefined;
  readonly today: CivilDate;
  /** Dates of the trip's days, joined by spaces. */
  readonly dates: string;
  readonly price: string | undefined;
  /** To the next stop. */
  readonly metres: number | undefined;
  readonly walkMinutes: number | undefined;
  /** Address of the planner for the way to the next stop, and what that is called. */
  readonly metro: string | undefined;
  readonly nextName: string | undefined;
  /** Minutes by metro to the next stop, and on foot to it and from it; undefined while nobody has told. */
  readonly rideMinutes: number | undefined;
  readonly rideWalk: number | undefined;
  readonly settings: VisitorSettings;
  /** Whether what the cities tell has come, or will not. */
  readonly ready: boolean;
  /** Whether this visitor is told of its city's premium places. */
  readonly told: boolean;
}

/** A stop of a day: what it is, whether it is open then, what it takes and costs, and how to move it. */
export const StopCard = memo(function StopCard(props: StopCardProps) {
  const { stop, place, minutes, late, index, all, date, today, dates, price, settings, ready, told } = props;
  const { stop: words } = tripCopy;
  const work = useTripWork();
  const [editing, setEditing] = useState(false);
  const buttonId = (by: number): string => `${by < 0 ? 'up' : 'down'}-${stop.id}`;
  const move = (by: -1 | 1): void => {
    if (index + by < 0 || index + by >= all) return;
    flushSync(() => work.store.change(tripCopy.changes.order(stop.name), (trip) => stopMoved(trip, stop.id, by)));
    // A node that moves loses the focus.
    document.getElementById(buttonId(by))?.focus();
    work.say(words.moved(stop.name, index + by + 1, all));
  };
  const path = place?.path ?? stop.path;
  const otherDays = dates === '' ? [] : (dates.split(' ') as CivilDate[]);
  // Whoever has fixed it has a ticket.
  const booking = place && !stop.locked ? bookBy(place, date, today) : undefined;
  const facts = [
    words.lasting(minutes),
    price && `${price}${settings.ages.length > 1 ? ` for ${partyWords(settings)}` : ''}`,
  ];
  return (
    <S.Card data-stop={stop.id}>
      <S.Grip aria-hidden="true" data-grip="" title={words.drag}>
        <S.Number>{index + 1}</S.Number>
        <S.Dots viewBox="0 0 12 20">
          <path d="M3 4h0M9 4h0M3 10h0M9 10h0M3 16h0M9 16h0" />
        </S.Dots>
      </S.Grip>
      <S.Words>
        <S.Head>
          <S.Name>{path === undefined ? stop.name : <S.NameLink to={path}>{stop.name}</S.NameLink>}</S.Name>
          {stop.at === undefined ? null : (
            <S.At>
              {stop.at}
              {stop.locked ? <S.Fixed>{words.isLocked}</S.Fixed> : null}
            </S.At>
          )}
        </S.Head>
        <S.Facts>{facts.filter(Boolean).join(' · ')}</S.Facts>
        {place ? <S.Address>{place.address}</S.Address> : null}
        {stop.note === undefined ? null : <S.Facts>{stop.note}</S.Facts>}
        {place ? (
          <VisitLine
            stop={stop}
            place={place}
            state={visitState(place, { date, at: stop.at, minutes, otherDays })}
            date={date}
          />
        ) : null}
        {late === undefined ? null : (
          <S.Clash>
            <Icon name="triangle-alert" size={16} />
            <span>{words.late(late)}</span>
          </S.Clash>
        )}
        {booking ? <BookingLine booking={booking} name={stop.name} today={today} /> : null}
        {ready && stop.place !== undefined && !place && path?.startsWith('/app/') ? (
          <S.Facts>{told ? words.untold : words.expert}</S.Facts>
        ) : null}
      </S.Words>
      <S.Foot>
        <WayOn {...props} />
        <S.Tool
          type="button"
          id={buttonId(-1)}
          aria-label={words.up(stop.name)}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(-1)}
        >
          <S.Upwards name="chevron-down" size={20} />
        </S.Tool>
        <S.Tool
          type="button"
          id={buttonId(1)}
          aria-label={words.down(stop.name)}
          aria-disabled={index === all - 1 || undefined}
          onClick={() => move(1)}
        >
          <Icon name="chevron-down" size={20} />
        </S.Tool>
        <S.Change
          type="button"
          aria-expanded={editing}
          aria-label={words.changeNamed(stop.name)}
          onClick={() => setEditing(!editing)}
        >
          {words.change}
        </S.Change>
      </S.Foot>
      {editing ? <StopEdit stop={stop} usual={place?.minutes} /> : null}
    </S.Card>
  );
});

/** What a card is told of a stop's price and its way to the next: in values that stay equal while nothing changes. */
export function readingProps({
  price,
  walk,
  metro,
  ...rest
}: StopReading): Pick<
  StopCardProps,
  | 'stop'
  | 'place'
  | 'minutes'
  | 'late'
  | 'price'
  | 'metres'
  | 'walkMinutes'
  | 'metro'
  | 'nextName'
  | 'rideMinutes'
  | 'rideWalk'
> {
  return {
    ...rest,
    price: price && priceText(price),
    metres: walk?.metres,
    walkMinutes: walk?.minutes,
    metro: metro?.to,
    nextName: metro?.name,
    rideMinutes: metro?.ride?.minutes,
    rideWalk: metro?.ride?.walkMinutes,
  };
}
