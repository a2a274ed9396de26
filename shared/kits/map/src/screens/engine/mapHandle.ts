import type { LatLng } from '@odysseus/model';
import type { DrawnWalk } from '../../logic/compiledWalk';
import type { Camera } from '../../logic/mapAddress';
import type { PlaceView, Bounds } from '../../logic/placeView';
import type { View } from '../../logic/projection';
import type { Reach } from '../../logic/reach/Reach';
import type { TripPin } from '../../logic/tripPins';

export type MapPoint = Pick<PlaceView, 'id' | 'name' | 'at' | 'layer'>;

/** What a live map is told. Nothing of the drawing library shows through. */
export interface MapHandle {
  /** The places that are drawn, the most prominent first. */
  setPlaces(places: readonly MapPoint[]): void;
  /** A place that stands out: chosen, or pointed at in the list. */
  setChosen(places: readonly MapPoint[]): void;
  /** Walking rings round a place. */
  setRings(centre: LatLng | undefined): void;
  /** Streets as they are reached on foot. */
  setReach(reach: Reach | undefined): void;
  /** The places of the visitor's trip, apart from the others and never left out. */
  setTrip(pins: readonly TripPin[]): void;
  /** A walk. @param move whether it is brought into view */
  setWalk(walk: DrawnWalk | undefined, move: boolean): void;
  /** Where the visitor is. @param doubt how far from there they may be, in metres, where that is much */
  setPosition(at: LatLng | undefined, doubt?: number): void;
  /** A place that stays in sight when the frame changes its size. */
  hold(at: LatLng | undefined): void;
  /** Brings a place into view, and near. */
  show(at: LatLng): void;
  fit(places: readonly MapPoint[]): void;
  fitWhole(): void;
  /** @param around a point that stays where it is, if it is in sight */
  zoomBy(steps: number, around?: LatLng): void;
  /** Moves what is seen, in shares of the frame. */
  moveBy(right: number, down: number): void;
  setScheme(scheme: 'light' | 'dark'): void;
  remove(): void;
}

/** What the map is drawn on: its own ground, an online style, or an archive of streets over its own. */
export type Ground = 'embedded' | 'online' | 'tiles';

export interface MapEvents {
  chosen(id: string): void;
  pointed(id: string | undefined): void;
  /** The visible area and how it is looked at, once the visitor has moved the map; undefined while everything is seen. */
  moved(bounds: Bounds | undefined, seen: Camera | undefined): void;
  lost(): void;
  restored(): void;
  basemap(kind: Ground): void;
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
  /** Address of an archive of streets; none by default. */
  readonly archive: string | undefined;
  /** Under which parts of it are kept. */
  readonly city: string;
  /** What is seen at first; the whole view where it is left out. */
  readonly camera: Camera | undefined;
  /** How much of the lower edge lies below something just now, in pixels. */
  readonly covered: () => number;
  readonly events: MapEvents;
}
