import type { CompiledCity } from '@odysseus/model';
import type { Own } from './schema';

export type CompiledOwn = Own & { readonly city: CompiledCity };
