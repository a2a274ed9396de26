import type { PictureFiles } from '@odysseus/ui';
import baroqueAvif from '../../../../assets/story-rome-baroque.avif';
import baroqueWebp from '../../../../assets/story-rome-baroque.webp';
import baroqueSmallAvif from '../../../../assets/story-rome-baroque-small.avif';
import baroqueSmallWebp from '../../../../assets/story-rome-baroque-small.webp';

/** The chapters' pictures by the names that content/rome/screens/story.yaml gives. */
export const stills: Readonly<Record<string, PictureFiles>> = {
  'story-rome-baroque': {
    avif: baroqueAvif,
    webp: baroqueWebp,
    smallAvif: baroqueSmallAvif,
    smallWebp: baroqueSmallWebp,
  },
};
