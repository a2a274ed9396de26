import { Group } from 'three';
import { clouds, type CloudPlace } from '../models/clouds';
import { builtAtOnce, type StorySet } from '../models/story/StorySet';
import type { Atmosphere } from '../rendering/atmosphere';
import type { Picture, View } from '../rendering/Picture';
import { Water } from '../rendering/water';
import { grade } from './common/skies';

/** One moment of a set: the year, where it is seen from, and its light. */
export interface StoryMoment {
  readonly set: () => Generator<void, StorySet>;
  readonly year: number;
  /** Seconds into the set's own motions. */
  readonly seconds?: number;
  readonly view: View;
  readonly atmosphere: Atmosphere;
  readonly shadows: Picture['shadows'];
  readonly clouds?: readonly CloudPlace[];
  readonly exposure?: number;
}

const fair: readonly CloudPlace[] = [
  { at: [-2300, 1300, -5200], half: 460, seed: 13 },
  { at: [500, 1900, -5600], half: 380, seed: 5 },
  { at: [2700, 1200, -4800], half: 430, seed: 3 },
];

/** A chapter's picture: its set as it stands at one moment. */
export function storyPicture({
  set,
  year,
  seconds = 0,
  view,
  atmosphere,
  shadows,
  clouds: places = fair,
  exposure = 1,
}: StoryMoment): Picture {
  const place = builtAtOnce(set());
  place.setYear(year);
  place.move(seconds);
  const whole = new Group();
  whole.add(place.world, ...(places.length > 0 ? [clouds(places)] : []));
  return {
    view,
    atmosphere,
    grade: { ...grade, exposure },
    world: whole,
    water: place.water.map(({ geometry, level, look }) => new Water(geometry, level, look)),
    shadows,
  };
}
