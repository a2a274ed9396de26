import { constantineRomeSet } from '../../models/story/rome/constantine';
import { roseMorning } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** Constantine's basilica in the Holy Year of 1300, pilgrims on its stair. */
export const constantine: StoryMoment = {
  set: constantineRomeSet,
  year: 1300,
  view: { eye: [312, 42, 128], subject: [118, 0], subjectAcross: 0.53, horizonDown: 0.29, width: 46 },
  atmosphere: roseMorning({ sun: 118, elevation: 26, glow: -60, haze: 0.0006, hazeFrom: 350 }),
  shadows: { centre: [130, 10], reach: 240, size: 2048 },
};
