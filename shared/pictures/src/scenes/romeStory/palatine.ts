import { palatineSet } from '../../models/story/rome/palatine';
import { roseMorning } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The huts on the Palatine's corner about 740 BC, over the ford. */
export const palatine: StoryMoment = {
  set: palatineSet,
  year: -738,
  seconds: 30,
  view: { eye: [-72, 52.5, 150], subject: [-420, 20], subjectAcross: 0.56, horizonDown: 0.44, width: 48 },
  atmosphere: roseMorning({ sun: 118, elevation: 24, glow: -60, haze: 0.00036, hazeFrom: 350 }),
  shadows: { centre: [-130, 70], reach: 260, size: 2048 },
};
