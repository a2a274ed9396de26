import { Contents, useNow, useTrip } from '@odysseus/page';
import { Spinner } from '@odysseus/ui';
import { useMemo } from 'react';
import { BoardHead } from './BoardHead';
import { boardOf } from '../logic/board';
import type { CompiledLive } from '../logic/compiledLive';
import { liveCopy } from '../logic/copy';
import { CrowdSection } from './CrowdSection';
import { DaySection } from './DaySection';
import { MethodSection } from './MethodSection';
import { PlaceSection } from './PlaceSection';
import { SunSection } from './SunSection';
import { Tiles } from './Tiles';
import { TransitSection } from './TransitSection';
import { TripSection } from './TripSection';
import { useLiveReports } from './useLiveReports';
import { WeatherSection } from './WeatherSection';

/** @param trains what the city's trains are called */
const sectionsOf = (trains: string) => [
  { id: 'places', title: liveCopy.places.title },
  { id: 'crowds', title: liveCopy.crowds.title },
  { id: 'weather', title: liveCopy.weather.title },
  { id: 'transit', title: trains },
  { id: 'days', title: liveCopy.day.title },
  { id: 'light', title: liveCopy.sun.title },
  { id: 'method', title: liveCopy.method.title },
];

/** The whole board; it moves on by itself with the minute. */
export function LiveBoard({ content }: { readonly content: CompiledLive }) {
  const plan = useTrip(content.city);
  const now = useNow();
  const { reports, link } = useLiveReports(content.city.key);
  const minute = now && Math.floor(now.getTime() / 60_000);
  const board = useMemo(
    () =>
      minute === undefined
        ? undefined
        : boardOf(
            content,
            new Date(minute * 60_000),
            reports,
            plan.items.map(({ id }) => id),
          ),
    [content, minute, reports, plan.items],
  );
  if (!board || !now) return <Spinner label={liveCopy.loading} />;
  const inTrip = board.rows.filter((row) => row.inTrip);
  const trip = <TripSection alerts={board.tripAlerts} rows={inTrip} now={now} />;
  return (
    <article>
      <BoardHead content={content} board={board} reports={reports} link={link} now={now} />
      {/* Who has no places here yet is invited to add some, after what the board can tell already. */}
      {inTrip.length > 0 ? trip : null}
      <Tiles board={board} transport={content.transport.name} now={now} />
      {inTrip.length > 0 ? null : trip}
      <Contents label={liveCopy.contents} sections={sectionsOf(content.transport.name)} />
      <PlaceSection rows={board.rows} holiday={board.today.some(({ kind }) => kind === 'holiday')} />
      <CrowdSection crowds={board.crowds} hour={Math.floor(board.moment.minute / 60)} />
      <WeatherSection weather={board.weather} warnings={board.warnings} look={content.look.weather} now={now} />
      <TransitSection transit={board.transit} content={content} now={now} />
      <DaySection
        today={board.today}
        ahead={board.ahead}
        look={content.look.strikes}
        rules={content.strikes}
        register={board.register}
        edited={content.edited}
        language={content.transport.language}
        now={now}
      />
      <SunSection sun={board.sun} now={now} />
      <MethodSection content={content} reports={reports} />
    </article>
  );
}
