import { hadrianRomeSet } from '../../models/story/rome/hadrian';
import { goldenEvening } from '../common/skies';
import type { StoryMoment } from '../storyPicture';

/** The Pantheon about 130, seen over the roofs from the north-west. */
export const hadrian: StoryMoment = {
  set: hadrianRomeSet,
  year: 130,
  view: { eye: [-118, 52, -176], subject: [0, -10], subjectAcross: 0.58, horizonDown: 0.3, width: 44 },
  atmosphere: goldenEvening({ sun: -64, elevation: 19, glow: 150, haze: 0.0005, hazeFrom: 400 }),
  shadows: { centre: [0, 0], reach: 280, size: 2048 },
};
