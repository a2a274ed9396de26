import { republicSet } from '../../models/story/rome/republic';
import { goldenEvening } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The Forum about 60 BC from its eastern end, with the Capitol behind. */
export const republic: StoryMoment = {
  set: republicSet,
  year: -60,
  view: { eye: [186, 44, 6], subject: [-60, 22], subjectAcross: 0.52, horizonDown: 0.36, width: 46 },
  atmosphere: goldenEvening({ sun: 58, elevation: 24, glow: -70, haze: 0.0006, hazeFrom: 320 }),
  shadows: { centre: [-30, 20], reach: 210, size: 2048 },
};
