import { Section } from '@odysseus/page';
import { Link } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { liveCopy } from '../logic/copy';
import type { Crowd } from '../logic/crowds';
import { CrowdChart } from './CrowdChart';
import { SourcesOnce } from './SourcesOnce';
import { Crowds, Entry, Reasons, Why, Words } from './CrowdSection.styles';

const copy = liveCopy.crowds;
/** Three rows of a wide screen. */
const first = 9;

/** How full the busiest places usually are through today. */
export function CrowdSection({ crowds, hour }: { readonly crowds: readonly Crowd[]; readonly hour: number }) {
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
            <CrowdChart name={crowd.place.name} hours={crowd.hours} hour={hour} />
            <Reasons>{copy.through(crowd.hours)}</Reasons>
            {crowd.reasons.length > 0 ? (
              <Reasons>{copy.reckoned(crowd.reasons.map((reason) => copy.reasons[reason]))}</Reasons>
            ) : null}
            <Why>
              <summary>{copy.why}</summary>
              <p>{crowd.why}</p>
            </Why>
          </Entry>
        ))}
      </Crowds>
      {crowds.length > first ? (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.fewer : copy.more(crowds.length - first)}
        </Button>
      ) : null}
      <SourcesOnce provenances={crowds.map(({ provenance }) => provenance)} />
    </Section>
  );
}
