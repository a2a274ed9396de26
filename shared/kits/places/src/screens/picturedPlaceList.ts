import type { CompiledPlaceList } from '@odysseus/model';
import type { PictureFiles } from '@odysseus/ui';

/** A list together with the addresses of its places' pictures, by id of the place; a list that comes from the service has none. */
export type PicturedPlaceList = CompiledPlaceList & { readonly pictures?: Readonly<Record<string, PictureFiles>> };
