import { colosseumSet } from '../../models/story/rome/colosseum';
import { goldenEvening } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The amphitheatre about the year 90 from the north-west, with its awning, and the sun god on the Velia. */
export const colosseum: StoryMoment = {
  set: colosseumSet,
  year: 92,
  view: { eye: [-270, 112, -344], subject: [0, 0], subjectAcross: 0.54, horizonDown: 0.19, width: 44 },
  atmosphere: goldenEvening({ sun: -62, elevation: 22, glow: 150, haze: 0.0006, hazeFrom: 380 }),
  shadows: { centre: [-20, -20], reach: 210, size: 2048 },
};
