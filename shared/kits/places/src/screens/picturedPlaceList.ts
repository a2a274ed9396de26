import type { CompiledPlaceList } from '@odysseus/model';
import type { PictureFiles } from '@odysseus/ui';

/**
 * A list together with the addresses of its places' pictures, by id of the place, and of the city's map at the size of a thumb; a list
 * that comes from the service has none.
 */
export type PicturedPlaceList = CompiledPlaceList & {
  readonly pictures?: Readonly<Record<string, PictureFiles>>;
  readonly locator?: string;
};
