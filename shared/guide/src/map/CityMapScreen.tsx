import type { ScreenProps } from '@odysseus/contract';
import type { DrawnMap } from '@odysseus/map';
import { MapScreen } from '@odysseus/map/screens';
import { PlaceWays } from '@odysseus/places/screens';

/** A city's map, on whose cards stand the way to a place and its seller, as they do in a list. */
export function CityMapScreen(props: ScreenProps & { readonly content: DrawnMap }) {
  const { city } = props.content;
  return <MapScreen {...props} ways={(place) => <PlaceWays worded place={place} wayIn={place.wayIn} city={city} />} />;
}
