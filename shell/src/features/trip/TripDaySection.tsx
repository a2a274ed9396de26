import type { TripCity, TripPlace, VisitorSettings } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { priceText, type TripDay, type TripStop } from '@odysseus/model/trip';
import { Icon } from '@odysseus/ui';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { TripParts } from './cities/tripParts';
import { dayPictures } from './cities/dayPictures';
import { CalendarButton } from './calendar/CalendarButton';
import { dayEvents } from './calendar/tripEvents';
import { partyWords, tripCopy } from './copy';
import { dayAnchor } from './dayAnchor';
import { DayEdit } from './DayEdit';
import { dayMapLinks } from './dayMapLinks';
import { dayReading, monthOfDay } from './dayReading';
import { dateOfDay } from './dayWords';
import { readingProps } from './StopCard';
import { StopItem } from './StopItem';
import { TripMap } from './TripMap';
import {
  Change,
  DayHead,
  DaySum,
  DayTitle,
  MapLink,
  Night,
  Quiet,
  Section,
  Stops,
  Subtitle,
} from './TripScreen.styles';

interface TripDaySectionProps {
  /** Absent for what stands on no day. */
  readonly day?: TripDay;
  readonly title: string;
  readonly stops: readonly TripStop[];
  readonly places: ReadonlyMap<string, TripPlace>;
  readonly cities: ReadonlyMap<string, TripCity>;
  /** Cities of whose premium places this visitor is told. */
  readonly toldToHolder: ReadonlySet<string>;
  /** What the cities tell beside their facts. */
  readonly parts: TripParts;
  readonly settings: VisitorSettings;
  readonly today: CivilDate;
  /** Dates of the trip's days, joined by spaces. */
  readonly dates: string;
  readonly ready: boolean;
  /** Whether it is the first with stops. */
  readonly first: boolean;
  /** Whether it is all of the trip: what all of it costs is told below. */
  readonly alone: boolean;
  readonly children?: ReactNode;
}

/** As many stand on the first screen of a tall telephone. */
const eagerStops = 4;

/** A day with its map, its stops and what entry to them costs. */
export const TripDaySection = memo(function TripDaySection({
  day,
  title,
  stops,
  places,
  cities,
  toldToHolder,
  parts,
  settings,
  today,
  dates,
  ready,
  first,
  alone,
  children,
}: TripDaySectionProps) {
  const { day: words } = tripCopy;
  const [editing, setEditing] = useState(false);
  const date = day && dateOfDay(day);
  const reading = useMemo(
    () => dayReading(stops, places, settings, monthOfDay(date, today), parts),
    [stops, places, settings, date, today, parts],
  );
  const pictures = useMemo(() => dayPictures(stops, cities, parts), [stops, cities, parts]);
  const id = dayAnchor(day?.id);
  return (
    <Section aria-labelledby={id} data-day={day?.id ?? ''} data-answer={first ? '' : undefined}>
      <DayHead>
        <DayTitle id={id} tabIndex={-1}>
          {title}
        </DayTitle>
        {day ? (
          <Change
            type="button"
            aria-expanded={editing}
            aria-label={words.changeNamed(title)}
            onClick={() => setEditing(!editing)}
          >
            {words.change}
          </Change>
        ) : null}
      </DayHead>
      {day?.name !== undefined && day.name !== title ? <Subtitle>{day.name}</Subtitle> : null}
      {day && editing ? <DayEdit day={day} /> : null}
      {children}
      {day ? <TripMap day={title} stops={stops} pictures={pictures} units={settings.units} /> : null}
      {day
        ? dayMapLinks(stops, cities).map(({ city, to }) => (
            <MapLink key={to} to={to} aria-label={words.onMapNamed(title, city)}>
              <Icon name="map" size={16} />
              {words.onMap(city)}
            </MapLink>
          ))
        : null}
      {stops.length === 0 ? (
        <Quiet>{words.nothing}</Quiet>
      ) : (
        <Stops>
          {reading.stops.map((stop, index) => (
            <StopItem
              key={stop.stop.id}
              {...readingProps(stop)}
              {...(day ? {} : { metres: undefined, walkMinutes: undefined, metro: undefined })}
              index={index}
              all={stops.length}
              date={date}
              today={today}
              dates={dates}
              settings={settings}
              ready={ready}
              told={toldToHolder.has(stop.stop.city ?? '')}
              eager={first && index < eagerStops}
            />
          ))}
        </Stops>
      )}
      {reading.sums.length > 0 && !alone ? (
        <DaySum>
          {tripCopy.money.day(reading.sums.map(priceText).join(tripCopy.money.and), partyWords(settings))}
        </DaySum>
      ) : null}
      {day?.night ? (
        <Night>{tripCopy.about.night(day.night.name, cities.get(day.night.city ?? '')?.name)}</Night>
      ) : null}
      {day && date && stops.length > 0 ? (
        <CalendarButton
          title={title}
          label={tripCopy.calendar.day}
          events={() => dayEvents({ day, stops }, { places, cities, today, origin: window.location.origin })}
        />
      ) : null}
    </Section>
  );
});
