import type { PictureFiles } from '@odysseus/ui';
import baroqueAvif from '../../../../assets/story-rome-baroque.avif';
import baroqueWebp from '../../../../assets/story-rome-baroque.webp';
import baroqueSmallAvif from '../../../../assets/story-rome-baroque-small.avif';
import baroqueSmallWebp from '../../../../assets/story-rome-baroque-small.webp';
import capitalAvif from '../../../../assets/story-rome-capital.avif';
import capitalWebp from '../../../../assets/story-rome-capital.webp';
import capitalSmallAvif from '../../../../assets/story-rome-capital-small.avif';
import capitalSmallWebp from '../../../../assets/story-rome-capital-small.webp';
import warAvif from '../../../../assets/story-rome-war.avif';
import warWebp from '../../../../assets/story-rome-war.webp';
import warSmallAvif from '../../../../assets/story-rome-war-small.avif';
import warSmallWebp from '../../../../assets/story-rome-war-small.webp';

/** The chapters' pictures by the names that content/rome/screens/story.yaml gives. */
export const stills: Readonly<Record<string, PictureFiles>> = {
  'story-rome-baroque': {
    avif: baroqueAvif,
    webp: baroqueWebp,
    smallAvif: baroqueSmallAvif,
    smallWebp: baroqueSmallWebp,
  },
  'story-rome-capital': {
    avif: capitalAvif,
    webp: capitalWebp,
    smallAvif: capitalSmallAvif,
    smallWebp: capitalSmallWebp,
  },
  'story-rome-war': { avif: warAvif, webp: warWebp, smallAvif: warSmallAvif, smallWebp: warSmallWebp },
};
