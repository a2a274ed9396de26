import { formatDate } from '@odysseus/model';
import { liveCopy } from '../logic/copy';
import { listSources } from '../logic/listSources';
import type { Provenance } from '../logic/provenance';
import { Hosts, Sources } from './SourcesOnce.styles';

const copy = liveCopy.provenance;

interface SourcesOnceProps {
  readonly provenances: readonly Provenance[];
  /** What those are that were read nowhere. */
  readonly usually?: string;
}

/** Where a list's entries come from: one line for all of it, which unfolds to the pages. */
export function SourcesOnce({ provenances, usually = copy.usual }: SourcesOnceProps) {
  const { usual, read, hosts } = listSources(provenances);
  if (usual + read === 0) return null;
  if (read === 0) return <Sources as="p">{copy.list(usual, read, usually)}</Sources>;
  return (
    <Sources>
      <details>
        <summary>{copy.list(usual, read, usually)}</summary>
        <Hosts>
          {hosts.map(({ host, how, from, to }) => (
            <li key={`${how} ${host}`}>{copy.readAt(host, how, formatDate(from), formatDate(to))}</li>
          ))}
        </Hosts>
      </details>
    </Sources>
  );
}
