import type { CivilDate, Reading } from '@odysseus/model';
import type { Provenance } from './provenance';

/** The readings of a list at one host. */
export interface SourceHost {
  readonly host: string;
  readonly how: Reading['how'];
  /** The first and the last day of them. */
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Where the entries of a list come from, told once for all of it. */
export interface ListSources {
  /** Entries that are only what is usual. */
  readonly usual: number;
  /** Entries that were read. */
  readonly read: number;
  readonly hosts: readonly SourceHost[];
}

/** What entries rest on, with each host once, by name. */
export function listSources(provenances: readonly Provenance[]): ListSources {
  const readings = provenances.flatMap(({ reading }) => (reading ? [reading] : []));
  const hosts = new Map<string, SourceHost>();
  for (const { host, how, on } of readings) {
    const known = hosts.get(`${how} ${host}`);
    hosts.set(`${how} ${host}`, {
      host,
      how,
      from: known && known.from < on ? known.from : on,
      to: known && known.to > on ? known.to : on,
    });
  }
  return {
    usual: provenances.length - readings.length,
    read: readings.length,
    hosts: [...hosts.values()].sort((a, b) => a.host.localeCompare(b.host, 'en')),
  };
}
