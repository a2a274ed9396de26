import type { CompiledCity } from '@odysseus/model';
import type { Landing } from './schema';

export type CompiledLanding = Landing & { readonly city: CompiledCity };
