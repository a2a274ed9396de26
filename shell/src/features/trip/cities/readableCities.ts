import type { Area } from '@odysseus/contract';
import type { ReleaseSnapshot } from '../../../services/remotes';

/** Where Odysseus is asked about a city. */
interface Assistant {
  readonly city: string;
  readonly path: string;
}

/**
 * Cities and countries of which something can be read, in the order of the menu, those of a country behind it. Which overviews are in
 * preparation is known once the release is complete: until then those alone that stand in no country.
 */
export function readableCities({ destinations, complete, find }: ReleaseSnapshot): readonly Area[] {
  return inOrder(destinations.flatMap(({ areas }) => areas)).filter(({ path, parent }) =>
    complete ? find(path)?.route.preparation !== true : parent === undefined,
  );
}

/** Assistants that answer, in the order of their cities. */
export function liveAssistants({ destinations, routes }: ReleaseSnapshot): readonly Assistant[] {
  return inOrder(destinations.flatMap(({ areas }) => areas)).flatMap(({ key, text }) => {
    const own = routes.find(
      ({ route }) => route.area === key && route.assistant === true && route.preparation !== true,
    );
    return own ? [{ city: text, path: own.route.path }] : [];
  });
}

function inOrder(areas: readonly Area[], parent?: string): readonly Area[] {
  return areas
    .filter((area) => area.parent === parent)
    .toSorted((one, other) => one.order - other.order)
    .flatMap((area) => [area, ...inOrder(areas, area.key)]);
}
