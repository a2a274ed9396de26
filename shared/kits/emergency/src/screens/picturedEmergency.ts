import type { PicturedPlaceList } from '@odysseus/places/screens';
import type { CompiledEmergency } from '../logic/compiledEmergency';

/** An emergency page together with the addresses of its places' pictures. */
export type PicturedEmergency = CompiledEmergency & Pick<PicturedPlaceList, 'pictures'>;
