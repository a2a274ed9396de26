import { capitalRomeSet } from '../../models/story/rome/capital';
import { goldenEvening } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The Vittoriano under its scaffolds about 1908, over the roofs of Rome. */
export const capital: StoryMoment = {
  set: capitalRomeSet,
  year: 1908,
  view: { eye: [-34, 30, 214], subject: [0, 0], subjectAcross: 0.56, horizonDown: 0.6, width: 46 },
  atmosphere: goldenEvening({ sun: 138, elevation: 24, glow: 60, haze: 0.0007, hazeFrom: 300 }),
  shadows: { centre: [0, 60], reach: 220, size: 2048 },
};
