import type { Picture } from '../../rendering/Picture';
import { storyPicture, type StoryMoment } from '../storyPicture';
import { baroque } from './baroque';
import { capital } from './capital';
import { colosseum } from './colosseum';
import { constantine } from './constantine';
import { hadrian } from './hadrian';
import type { RomeChapter } from './names';
import { palatine } from './palatine';
import { republic } from './republic';
import { walls } from './walls';
import { war } from './war';

const moments: Readonly<Record<RomeChapter, StoryMoment>> = {
  palatine,
  republic,
  colosseum,
  hadrian,
  walls,
  constantine,
  baroque,
  capital,
  war,
};

/** The picture of each chapter, by `story-rome-<id>`. */
export const romeStoryPictures: Readonly<Record<string, () => Picture>> = Object.fromEntries(
  Object.entries<StoryMoment>(moments).map(([id, moment]) => [`story-rome-${id}`, () => storyPicture(moment)]),
);
