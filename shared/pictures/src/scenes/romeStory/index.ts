import type { Picture } from '../../rendering/Picture';
import { storyPicture, type StoryMoment } from '../storyPicture';
import { constantine } from './constantine';
import { hadrian } from './hadrian';
import type { RomeChapter } from './names';
import { walls } from './walls';

const moments: Readonly<Record<RomeChapter, StoryMoment>> = { hadrian, walls, constantine };

/** The picture of each chapter, by `story-rome-<id>`. */
export const romeStoryPictures: Readonly<Record<string, () => Picture>> = Object.fromEntries(
  Object.entries<StoryMoment>(moments).map(([id, moment]) => [`story-rome-${id}`, () => storyPicture(moment)]),
);
