import { Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { Crowd, CrowdHour } from '../logic/crowds';
import { ProvenanceMark } from './ProvenanceMark';
import { Bars, Crowds, Entry, HourBar, Reasons, ThisHourBar, Why, Words } from './CrowdSection.styles';

const copy = liveCopy.crowds;
/** Three rows of a wide screen. */
const first = 9;

/** How full the busiest places usually are through today. */
export function CrowdSection({
  crowds,
  hour,
  now,
}: {
  readonly crowds: readonly Crowd[];
  readonly hour: number;
  readonly now: Date;
}) {
  const [all, setAll] = useState(false);
  return (
    <Section id="crowds" title={copy.title} line={copy.key}>
      <Crowds>
        {(all ? crowds : crowds.slice(0, first)).map((crowd) => (
          <Entry key={crowd.place.id}>
            <h3>
              {crowd.place.path === undefined ? (
                crowd.place.name
              ) : (
                <Link to={crowd.place.path}>{crowd.place.name}</Link>
              )}
            </h3>
            <Words data-level={crowd.now}>{copy.words(crowd.now, crowd.quieter)}</Words>
            <Strip hours={crowd.hours} hour={hour} />
            {crowd.reasons.length > 0 ? (
              <Reasons>{copy.reckoned(crowd.reasons.map((reason) => copy.reasons[reason]))}</Reasons>
            ) : null}
            <Why>
              <summary>{copy.why}</summary>
              <p>{crowd.why}</p>
            </Why>
            <ProvenanceMark provenance={{ ...crowd.provenance, links: undefined }} now={now} />
          </Entry>
        ))}
      </Crowds>
      {crowds.length > first ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(crowds.length - first)}
        </Button>
      ) : null}
    </Section>
  );
}

/** Width of an hour and height of the drawing, in its own units. */
const box = { hour: 10, height: 28 } as const;

/** The day as bars, an hour each; told in words to whoever can't see them. */
function Strip({ hours, hour }: { readonly hours: readonly CrowdHour[]; readonly hour: number }) {
  const [begin, end] = [hours[0]?.hour, hours.at(-1)?.hour];
  if (begin === undefined || end === undefined) return <Reasons>{copy.strip(hours)}</Reasons>;
  return (
    <Bars>
      <svg
        viewBox={`0 0 ${(end - begin + 1) * box.hour} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={copy.strip(hours)}
      >
        {hours.map(({ hour: at, level }) => {
          const Bar = at === hour ? ThisHourBar : HourBar;
          return (
            <Bar
              key={at}
              x={(at - begin) * box.hour + 0.6}
              y={box.height - level * 7}
              width={box.hour - 1.2}
              height={level * 7}
              rx={1.2}
            />
          );
        })}
      </svg>
      <span aria-hidden="true">{String(begin).padStart(2, '0')}</span>
      <span aria-hidden="true">{String((end + 1) % 24).padStart(2, '0')}</span>
    </Bars>
  );
}
