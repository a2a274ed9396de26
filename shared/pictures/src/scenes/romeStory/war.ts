import { warRomeSet } from '../../models/story/rome/war';
import { amberDusk } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The empty road between the forums, with the Colosseum at its end, in the last winter of the war. */
export const war: StoryMoment = {
  set: warRomeSet,
  year: 1944.1,
  view: { eye: [20, 36, 1250], subject: [0, 0], subjectAcross: 0.31, horizonDown: 0.46, width: 47 },
  atmosphere: amberDusk({ sun: 128, elevation: 18, glow: 20, haze: 0.0006, hazeFrom: 400 }),
  shadows: { centre: [40, 960], reach: 300, size: 2048 },
};
