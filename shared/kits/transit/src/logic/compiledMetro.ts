import type { CompiledCity } from '@odysseus/model';
import type { CompiledNetwork } from './network';
import type { MetroBlock, MetroScreenContent } from './metroScreenSchema';

/** A metro screen together with its network. */
export type CompiledMetro = Omit<MetroScreenContent, 'network' | 'stationNotes' | 'first' | 'blocks'> & {
  readonly city: CompiledCity;
  readonly network: CompiledNetwork;
  /** By place in the list of stations. */
  readonly stationNotes: Readonly<Record<number, string>>;
  readonly first: readonly MetroBlock[];
  readonly blocks: readonly MetroBlock[];
};
