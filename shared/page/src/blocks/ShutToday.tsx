import { formatDay, isGeneral, weekdayName, weekdayOf, type CivilDate, type CompiledPlace } from '@odysseus/model';
import { dayNumber } from '@odysseus/contract/time';
import { Today } from './Block.styles';
import { blockCopy } from './copy';
import { opensOn } from './opensOn';

interface ShutTodayProps {
  readonly places: readonly CompiledPlace[];
  /** In the city. */
  readonly today: CivilDate;
}

/** Says by name what doesn't open at all today, holidays counted. Nothing where no hours reach that far. */
export function ShutToday({ places, today }: ShutTodayProps) {
  const known = places.filter((place) => opensOn(place, today) !== undefined);
  if (known.length === 0) return null;
  const date = `${weekdayName(weekdayOf(dayNumber(today)))} ${formatDay(today)}`;
  const shut = known.filter((place) => opensOn(place, today) === false);
  const isUsual = (place: CompiledPlace): boolean => isGeneral(place, 'hours');
  const none = known.some(isUsual) ? blockCopy.noneUsuallyShutToday : blockCopy.noneShutToday;
  return (
    <Today>
      {shut.length === 0 ? <p>{none(date)}</p> : null}
      <Named lead={blockCopy.shutToday(date)} places={shut.filter((place) => !isUsual(place))} />
      <Named lead={blockCopy.usuallyShutToday(date)} places={shut.filter(isUsual)} />
      <small>{blockCopy.todayInTable}</small>
    </Today>
  );
}

function Named({ lead, places }: { readonly lead: string; readonly places: readonly CompiledPlace[] }) {
  if (places.length === 0) return null;
  return (
    <p>
      <strong>{lead}</strong>{' '}
      {places.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={`#${id}`}>{name}</a>
        </span>
      ))}
      .
    </p>
  );
}
