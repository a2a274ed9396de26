import { lengthText, weekdayWords } from '@odysseus/model';
import { Typeset } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import type { CompiledPlan, CompiledStop } from './compiledLanding';
import { landingCopy } from './copy';
import { At, Day, Days, Holds, Minutes, Stops, Told } from './HourByHour.styles';

interface HourByHourProps {
  readonly days: CompiledPlan['days'];
  /** How deep the days' titles stand. */
  readonly heading: 'h3' | 'h4';
}

/** The days of a plan, hour by hour. */
export function HourByHour({ days, heading: Title }: HourByHourProps) {
  return (
    <Days>
      {days.map(({ title, weekdays, stops }) => (
        <Day key={title}>
          <Title>{title}</Title>
          {weekdays ? <Holds>{landingCopy.fits(weekdayWords(weekdays))}</Holds> : null}
          <Stops>
            {stops.map((stop) => (
              <Stop key={stop.at + stop.what} stop={stop} />
            ))}
          </Stops>
        </Day>
      ))}
    </Days>
  );
}

function Stop({ stop: { at, minutes, what, place } }: { readonly stop: CompiledStop }) {
  return (
    <li>
      <At>
        <time>{at}</time>
        <Minutes>{lengthText(minutes)}</Minutes>
      </At>
      <div>
        <Typeset text={what} />
        {place?.to === undefined ? null : (
          <Told>
            <Link to={place.to}>{place.name}</Link>
          </Told>
        )}
      </div>
    </li>
  );
}
