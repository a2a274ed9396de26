import type { CompiledPlace } from '@odysseus/model';
import { drawingsOn } from '@odysseus/places';
import type { CompiledScreen } from './compiledScreen';

/** What stands on a screen's page above the cards that lead on from its end. */
export interface ShownAbove {
  /** Screens that it leads to with a card. */
  readonly paths: ReadonlySet<string>;
  readonly drawings: ReadonlySet<string>;
}

export const nothingAbove: ShownAbove = { paths: new Set(), drawings: new Set() };

/** @param screen as compiled; absent where code of its remote draws it */
export function shownAbove(screen: CompiledScreen | undefined): ShownAbove {
  switch (screen?.kind) {
    case 'overview':
      return shownIn(screen.tiles);
    case 'landing':
      return shownIn([...screen.inside, { path: screen.next.path }]);
    case 'places': {
      // The service gives premium lists out without their pictures.
      const isPictured =
        screen.access === 'public' ? ({ picture }: CompiledPlace) => picture !== undefined : () => false;
      return { paths: new Set(), drawings: new Set(drawingsOn(screen, isPictured)) };
    }
    default:
      return nothingAbove;
  }
}

function shownIn(cards: readonly { readonly path: string; readonly vignette?: string }[]): ShownAbove {
  return {
    paths: new Set(cards.map(({ path }) => path)),
    drawings: new Set(cards.flatMap(({ vignette }) => vignette ?? [])),
  };
}
