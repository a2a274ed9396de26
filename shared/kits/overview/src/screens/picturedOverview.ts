import type { PictureFiles } from '@odysseus/ui';
import type { CompiledOverview } from '../logic/compiledOverview';
import type { OverviewOpening } from '../logic/overviewOpening';

/** An overview together with the addresses of its illustration. */
export type PicturedOverview = CompiledOverview & OverviewOpening & { readonly picture: PictureFiles };

/** What of it stands above its sections. */
export type PicturedOpening = OverviewOpening & { readonly picture: PictureFiles };
