import { baroqueRomeSet } from '../../models/story/rome/baroque';
import { roseMorning } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** Saint Peter's and its square about 1670, from over the Borgo. */
export const baroque: StoryMoment = {
  set: baroqueRomeSet,
  year: 1670,
  view: { eye: [-70, 84, 640], subject: [0, 134], subjectAcross: 0.54, horizonDown: 0.34, width: 42 },
  atmosphere: roseMorning({ sun: -138, elevation: 26, glow: -40, haze: 0.0005, hazeFrom: 500 }),
  shadows: { centre: [0, 260], reach: 300, size: 2048 },
};
