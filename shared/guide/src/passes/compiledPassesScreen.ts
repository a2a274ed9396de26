import type { CompiledPasses } from '@odysseus/passes';
import type { CompiledAround } from '@odysseus/transit';

/** Passes and tickets, with getting around where the screen has it. */
export type CompiledPassesScreen = CompiledPasses & { readonly around?: CompiledAround };
