import type { MapScreenContent } from '@odysseus/map';
import type { ContentProblem } from '@odysseus/model/content';
import type { Overview, ReadyMade } from '@odysseus/overview';
import type { Landing } from '../landing/schema';

/** Screens that hold plans or walks, by the name of their file. */
export interface ReadyScreens {
  readonly landings: ReadonlyMap<string, Landing>;
  readonly maps: ReadonlyMap<string, MapScreenContent>;
}

/** The plans and the walks of the screens that an overview names, each with its address. */
export function readyMade(named: NonNullable<Overview['ready']>, { landings, maps }: ReadyScreens): ReadyMade {
  return {
    plans: named.flatMap(({ screen, path }) =>
      (landings.get(screen)?.plans ?? []).map(({ key, title }) => ({ title, to: `${path}#${key}` })),
    ),
    walks: named.flatMap(({ screen, path }) =>
      (maps.get(screen)?.walks ?? []).map(({ key, title }) => ({ title, to: `${path}?walk=${key}` })),
    ),
  };
}

/** Screens that an overview names for their plans or walks, and that have none. @param file the overview's own */
export function readyProblems(
  named: NonNullable<Overview['ready']>,
  file: string,
  { landings, maps }: ReadyScreens,
): ContentProblem[] {
  return named.flatMap(({ screen }, index) =>
    landings.get(screen)?.plans || maps.get(screen)?.walks
      ? []
      : [
          {
            file,
            line: 1,
            field: `ready.${index}.screen`,
            message: `screens/${screen}.yaml has neither plans nor walks`,
            remedy: 'Name the file of a landing page with plans, or of a map with walks, or take it off',
          },
        ],
  );
}
