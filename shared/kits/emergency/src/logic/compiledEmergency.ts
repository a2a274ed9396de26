import type { HelpBook, HelpGroups, HelpWords } from '@odysseus/danger';
import type { CompiledPlaceList } from '@odysseus/model';

/** Help in danger as an emergency page holds it: of one country, in the language of the guide. */
export interface ScreenHelp {
  readonly book: HelpBook;
  readonly words: HelpWords;
  readonly groups: HelpGroups;
}

/** An emergency page: a list of places, with help in danger before it. */
export type CompiledEmergency = Omit<CompiledPlaceList, 'help'> & { readonly help?: ScreenHelp | undefined };
