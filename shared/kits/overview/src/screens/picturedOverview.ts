import type { PictureFiles } from '@odysseus/ui';
import type { CompiledOverview } from '../logic/compiledOverview';

/** An overview together with the addresses of its illustration. */
export type PicturedOverview = CompiledOverview & { readonly picture: PictureFiles };
