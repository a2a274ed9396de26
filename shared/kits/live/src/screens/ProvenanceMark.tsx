import { formatDate } from '@odysseus/model';
import { liveCopy } from '../logic/copy';
import type { Provenance } from '../logic/provenance';
import { Kind, Mark, Stale } from './ProvenanceMark.styles';

interface ProvenanceMarkProps {
  readonly provenance: Provenance;
  readonly now: Date;
  /** Whether the word alone will do: the list around it tells the rest. */
  readonly short?: boolean;
}

/** Where an item comes from, in a word, and when it was fetched or checked. */
export function ProvenanceMark({ provenance, now, short = false }: ProvenanceMarkProps) {
  const { kind, basis = 'calendar', fetchedAt, reading, stale, links } = provenance;
  const when = fetchedAt
    ? liveCopy.provenance.fetched(liveCopy.age(Math.floor((now.getTime() - fetchedAt.getTime()) / 60_000)))
    : reading
      ? liveCopy.provenance.read(reading.how, reading.host, formatDate(reading.on))
      : liveCopy.provenance.bases[basis];
  return (
    <Mark data-stale={stale ? 'true' : undefined}>
      <Kind data-kind={kind}>{liveCopy.provenance.kinds[kind]}</Kind>
      {short ? null : <span> {when}</span>}
      {stale ? <Stale> {liveCopy.provenance.stale}</Stale> : null}
      {short
        ? null
        : links?.map(({ title, url }) => (
            <a key={url} href={url} rel="noopener external">
              {title}
            </a>
          ))}
    </Mark>
  );
}
