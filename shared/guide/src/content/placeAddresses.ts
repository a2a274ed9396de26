import type { MapScreenContent } from '@odysseus/map';
import type { CompiledPlaceList } from '@odysseus/model';
import { tellingScreens } from '@odysseus/places';

/**
 * Where each place's card stands, `/monuments#notre-dame`: on the screen of the city's maps that tells most about it.
 * @param lists the city's lists of places by the name of their file
 */
export function placeAddresses(
  maps: readonly Pick<MapScreenContent, 'screens'>[],
  lists: ReadonlyMap<string, CompiledPlaceList>,
): ReadonlyMap<string, string> {
  const screens = maps.flatMap((map) => map.screens);
  const telling = tellingScreens(screens.map(({ screen }) => lists.get(screen)));
  return new Map([...telling].map(([id, index]) => [id, `${screens[index]?.path ?? ''}#${id}`]));
}
