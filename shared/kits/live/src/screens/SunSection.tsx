import { FoldSummary, Section } from '@odysseus/page';
import { liveCopy } from '../logic/copy';
import { ProvenanceMark } from './ProvenanceMark';
import { SourcesOnce } from './SourcesOnce';
import type { Stretch, SunToday } from '../logic/sunToday';
import { Lights, Times } from './SunSection.styles';

const copy = liveCopy.sun;
const span = ({ from, to }: Stretch) => `${from}–${to}`;

/** Sunrise, sunset, the golden and the blue hours of today, and what is lit. */
export function SunSection({ sun, now }: { readonly sun: SunToday | undefined; readonly now: Date }) {
  if (!sun) return null;
  const times = [
    [copy.blueMorning, span(sun.blue[0])],
    [copy.sunrise, sun.sunrise],
    [copy.goldenMorning, span(sun.golden[0])],
    [copy.goldenEvening, span(sun.golden[1])],
    [copy.sunset, sun.sunset],
    [copy.blueEvening, span(sun.blue[1])],
  ] as const;
  return (
    <Section id="light" title={copy.title} line={copy.note}>
      <Times>
        {times.map(([name, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </Times>
      <ProvenanceMark provenance={sun.provenance} now={now} />
      <Lights>
        {sun.lights.map(({ name, text, lit, until }) => (
          <li key={name} data-lit={lit ? 'true' : undefined}>
            <details>
              <FoldSummary>
                <h3>{name}</h3>
                <span>
                  <strong>{lit ? copy.lit : copy.unlit}</strong>
                  {lit ? `, ${until === undefined ? copy.allNight : copy.until(until)}` : null}
                </span>
              </FoldSummary>
              <p>{text}</p>
            </details>
          </li>
        ))}
      </Lights>
      <SourcesOnce provenances={sun.lights.map(({ provenance }) => provenance)} />
    </Section>
  );
}
