import type { LatLng } from '@odysseus/model';
import type { DrawnWalk } from '../../logic/compiledWalk';
import type { PlaceView, Bounds } from '../../logic/placeView';
import type { View } from '../../logic/projection';

export type MapPoint = Pick<PlaceView, 'id' | 'name' | 'at' | 'family'>;

/** What a live map is told. Nothing of the drawing library shows through. */
export interface MapHandle {
  /** The places that are drawn, the most prominent first. */
  setPlaces(places: readonly MapPoint[]): void;
  /** A place that stands out: chosen, or pointed at in the list. */
  setChosen(places: readonly MapPoint[]): void;
  /** Walking rings round a place. */
  setRings(centre: LatLng | undefined): void;
  /** A walk, brought into view. */
  setWalk(walk: DrawnWalk | undefined): void;
  setPosition(at: LatLng | undefined): void;
  /** Brings a place into view, if it is not. */
  show(at: LatLng): void;
  fit(places: readonly MapPoint[]): void;
  fitWhole(): void;
  zoomBy(steps: number): void;
  /** Moves what is seen, in shares of the frame. */
  moveBy(right: number, down: number): void;
  setScheme(scheme: 'light' | 'dark'): void;
  remove(): void;
}

export interface MapEvents {
  chosen(id: string): void;
  pointed(id: string | undefined): void;
  /** The visible area, once the visitor has moved the map; undefined while everything is seen. */
  moved(bounds: Bounds | undefined): void;
  lost(): void;
  restored(): void;
  basemap(kind: 'embedded' | 'online'): void;
}

export interface MapOptions {
  readonly container: HTMLElement;
  /** Address of the basemap's data. */
  readonly data: string;
  readonly view: View;
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  /** Whether the visitor asked for less motion. */
  readonly still: boolean;
  /** Address of an online style; none by default. */
  readonly onlineStyle: string | undefined;
  readonly events: MapEvents;
}
