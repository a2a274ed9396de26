import { FoldSummary, Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { Crowd } from '../logic/crowds';
import { CrowdChart } from './CrowdChart';
import { SourcesOnce } from './SourcesOnce';
import { Crowds, Entry, Name, Panel, Words } from './CrowdSection.styles';

const copy = liveCopy.crowds;
const few = 9;

interface CrowdSectionProps {
  /** The trip's first, then the best known. */
  readonly crowds: readonly Crowd[];
  /** The hour that it is. */
  readonly hour: number;
}

/** How full the busiest places usually are: now in a line each, of which each unfolds to its day. */
export function CrowdSection({ crowds, hour }: CrowdSectionProps) {
  const [all, setAll] = useState(false);
  // Whoever looks now asks for what is open now.
  const shut = ({ now }: Crowd) => Number(now === undefined);
  const sorted = [...crowds].sort((a, b) => shut(a) - shut(b));
  return (
    <Section id="crowds" title={copy.title} line={copy.key}>
      <Crowds>
        {(all ? sorted : sorted.slice(0, few)).map((crowd) => (
          <Entry key={crowd.place.id}>
            <Place crowd={crowd} hour={hour} />
          </Entry>
        ))}
      </Crowds>
      {crowds.length > few ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(crowds.length - few)}
        </Button>
      ) : null}
      <SourcesOnce provenances={crowds.map(({ provenance }) => provenance)} />
    </Section>
  );
}

function Place({ crowd, hour }: { readonly crowd: Crowd; readonly hour: number }) {
  const { place, hours, now, quieter, reasons, why } = crowd;
  return (
    <details>
      <FoldSummary>
        <Name>{place.name}</Name>
        <Words data-level={now}>{copy.words(now, quieter)}</Words>
      </FoldSummary>
      <Panel>
        <CrowdChart name={place.name} hours={hours} hour={hour} />
        <p>{copy.through(hours)}</p>
        {reasons.length > 0 ? <p>{copy.reckoned(reasons.map((reason) => copy.reasons[reason]))}</p> : null}
        <p>
          {copy.why} {why}
        </p>
        {place.path === undefined ? null : <Link to={place.path}>{liveCopy.alerts.card(place.name)}</Link>}
      </Panel>
    </details>
  );
}
