import { clockText, dayMinutes, monday, shortWeekdayName, weekdayAfter, weekdays } from '@odysseus/model';
import { validSpan } from '../logic/validSpan';
import { passesCopy } from '../logic/copy';
import type { CompiledPass } from '../logic/compiledPasses';
import { AnyDay, Drawing, Frame, Lost, Midnight, Name, Rows, Scale, Track, Valid } from './Timeline.styles';

const days = weekdays.length;
/** Monday at 14:00: late enough that whole days lose something. */
const firstUse = 14 * 60;

/** What is left of each pass from one first use: drawn as bars, and said beside them. */
export function Timeline({ passes }: { readonly passes: readonly CompiledPass[] }) {
  const rows = passes.flatMap((pass) =>
    pass.offers.slice(0, pass.offers[0]?.validity.kind === 'choices' ? 1 : 2).map((offer) => ({
      offer,
      span: offer.validity.kind === 'choices' ? undefined : validSpan(offer.validity, firstUse, monday),
    })),
  );
  return (
    <Frame>
      <Scale aria-hidden="true">
        {weekdays.map((day) => (
          <span key={day}>{shortWeekdayName(day)}</span>
        ))}
      </Scale>
      <Rows>
        {rows.map(({ offer, span }) => (
          <li key={offer.key}>
            <Name>
              <strong>{offer.name}</strong> <span>{span ? spanText(span) : passesCopy.timeline.anyDay}</span>
            </Name>
            <Bar from={span?.from ?? 0} until={span?.until ?? days * dayMinutes} dashed={!span} />
          </li>
        ))}
      </Rows>
    </Frame>
  );
}

function spanText({ from, until }: { from: number; until: number }): string {
  const lost = Math.round((firstUse - from) / 60);
  const text = passesCopy.timeline.until(momentText(firstUse), momentText(until));
  return lost > 0 ? `${text}. ${passesCopy.timeline.lost(lost)}` : text;
}

/** 'Mon 14:00'; the end of a day is that day's midnight, not the next one's beginning. */
function momentText(minute: number): string {
  if (minute % dayMinutes === 0) return `${dayText(minute / dayMinutes - 1)} ${passesCopy.timeline.midnight}`;
  return `${dayText(Math.floor(minute / dayMinutes))} ${clockText(minute)}`;
}

/** 'Mon' for the day of the first use. @param day days after it */
function dayText(day: number): string {
  return shortWeekdayName(weekdayAfter(monday, day));
}

interface BarProps {
  readonly from: number;
  readonly until: number;
  readonly dashed: boolean;
}

/** One pass over the week: 7 units wide, a day each. */
function Bar({ from, until, dashed }: BarProps) {
  const unit = (minute: number) => Math.min(days, Math.max(0, minute / dayMinutes));
  const start = unit(from);
  const used = unit(firstUse);
  const end = unit(until);
  const Left = dashed ? AnyDay : Valid;
  return (
    <Drawing viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <Track width={days} height={1} />
      {dashed ? null : <Lost x={start} width={used - start} height={1} />}
      <Left x={dashed ? 0 : used} width={dashed ? days : end - used} height={1} />
      {Array.from({ length: days - 1 }, (_, index) => (
        <Midnight key={index} x1={index + 1} x2={index + 1} y1={0} y2={1} vectorEffect="non-scaling-stroke" />
      ))}
    </Drawing>
  );
}
