import type { ScreenHelp } from '@odysseus/emergency';
import type { CompiledCity } from '@odysseus/model';
import type { Preparation } from './schema';

export type CompiledPreparation = Omit<Preparation, 'help' | 'title'> & {
  readonly title: string;
  readonly help?: ScreenHelp | undefined;
  readonly city: CompiledCity;
};
