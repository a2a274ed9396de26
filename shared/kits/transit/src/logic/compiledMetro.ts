import type { CompiledCity } from '@odysseus/model';
import type { CompiledNetwork } from './network';
import type { AroundContent, MetroBlock, MetroScreenContent } from './metroScreenSchema';

/** A network as a screen draws it. */
export interface DrawnNetwork {
  readonly network: CompiledNetwork;
  /** By place in the list of stations. */
  readonly stationNotes: Readonly<Record<number, string>>;
}

/** Getting around, with its network. */
export type CompiledAround = Pick<AroundContent, 'line'> & DrawnNetwork;

/** A metro screen together with its network. */
export type CompiledMetro = Omit<MetroScreenContent, 'network' | 'stationNotes' | 'first' | 'blocks'> &
  DrawnNetwork & {
    readonly city: CompiledCity;
    readonly first: readonly MetroBlock[];
    readonly blocks: readonly MetroBlock[];
  };
