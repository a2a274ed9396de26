import { FoldSummary, Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { Crowd } from '../logic/crowds';
import { CrowdChart } from './CrowdChart';
import { SourcesOnce } from './SourcesOnce';
import { Count, Crowds, Entry, Name, Panel, Shut, ShutName, Words } from './CrowdSection.styles';

const copy = liveCopy.crowds;
const few = 9;

interface CrowdSectionProps {
  /** The trip's first, then the best known. */
  readonly crowds: readonly Crowd[];
  /** The hour that it is. */
  readonly hour: number;
}

/** How full the busiest places usually are: those that let in now with their bars, those that don't folded at the end. */
export function CrowdSection({ crowds, hour }: CrowdSectionProps) {
  const [all, setAll] = useState(false);
  // Whoever looks now asks for what is open now.
  const open = crowds.filter(({ now }) => now !== undefined);
  const shut = crowds.filter(({ now }) => now === undefined);
  return (
    <Section id="crowds" title={copy.title} line={copy.key}>
      <Crowds>
        {(all ? open : open.slice(0, few)).map((crowd) => (
          <Entry key={crowd.place.id}>
            <Place crowd={crowd} hour={hour} />
          </Entry>
        ))}
      </Crowds>
      {open.length > few ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(open.length - few)}
        </Button>
      ) : null}
      {shut.length > 0 ? (
        <Shut>
          <FoldSummary>
            <Name>
              {copy.shut} <Count>{shut.length}</Count>
            </Name>
          </FoldSummary>
          <Crowds>
            {shut.map((crowd) => (
              <Entry key={crowd.place.id}>
                <Place crowd={crowd} hour={hour} />
              </Entry>
            ))}
          </Crowds>
        </Shut>
      ) : null}
      <SourcesOnce provenances={crowds.map(({ provenance }) => provenance)} />
    </Section>
  );
}

function Place({ crowd, hour }: { readonly crowd: Crowd; readonly hour: number }) {
  const { place, hours, now, quieter, reasons, why } = crowd;
  return (
    <>
      <details>
        <FoldSummary>
          {now === undefined ? (
            <ShutName>{place.name}</ShutName>
          ) : (
            <>
              <Name>{place.name}</Name>
              <Words data-level={now}>{copy.words(now, quieter)}</Words>
            </>
          )}
        </FoldSummary>
        <Panel>
          <p>{copy.through(hours)}</p>
          {reasons.length > 0 ? <p>{copy.reckoned(reasons.map((reason) => copy.reasons[reason]))}</p> : null}
          <p>
            {copy.why} {why}
          </p>
          {place.path === undefined ? null : <Link to={place.path}>{liveCopy.alerts.card(place.name)}</Link>}
        </Panel>
      </details>
      <CrowdChart name={place.name} hours={hours} hour={hour} />
    </>
  );
}
