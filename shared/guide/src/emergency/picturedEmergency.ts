import type { PicturedPlaceList } from '../places/PlaceListScreen';
import type { CompiledEmergency } from './screenHelp';

/** An emergency page together with the addresses of its places' pictures. */
export type PicturedEmergency = CompiledEmergency & Pick<PicturedPlaceList, 'pictures'>;
