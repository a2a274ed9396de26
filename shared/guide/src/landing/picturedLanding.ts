import type { PictureFiles } from '@odysseus/ui';
import type { CompiledLanding } from './compiledLanding';

/** A landing page together with the addresses of its illustration. */
export type PicturedLanding = CompiledLanding & { readonly picture: PictureFiles };
