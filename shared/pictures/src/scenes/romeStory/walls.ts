import { wallsRomeSet } from '../../models/story/rome/walls';
import { roseMorning } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The wall and the arch of Claudius in the year 276, the baker's tomb still before it. */
export const walls: StoryMoment = {
  set: wallsRomeSet,
  year: 276,
  view: { eye: [112, 36, 112], subject: [0, 0], subjectAcross: 0.44, horizonDown: 0.34, width: 48 },
  atmosphere: roseMorning({ sun: -128, elevation: 24, glow: 60, haze: 0.0006, hazeFrom: 380 }),
  shadows: { centre: [0, 20], reach: 240, size: 2048 },
};
