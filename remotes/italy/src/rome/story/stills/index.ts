import type { PictureFiles } from '@odysseus/ui';
import hadrianAvif from '../../../../assets/story-rome-hadrian.avif';
import hadrianWebp from '../../../../assets/story-rome-hadrian.webp';
import hadrianSmallAvif from '../../../../assets/story-rome-hadrian-small.avif';
import hadrianSmallWebp from '../../../../assets/story-rome-hadrian-small.webp';
import constantineAvif from '../../../../assets/story-rome-constantine.avif';
import constantineWebp from '../../../../assets/story-rome-constantine.webp';
import constantineSmallAvif from '../../../../assets/story-rome-constantine-small.avif';
import constantineSmallWebp from '../../../../assets/story-rome-constantine-small.webp';

/** The chapters' pictures by the names that content/rome/screens/story.yaml gives. */
export const stills: Readonly<Record<string, PictureFiles>> = {
  'story-rome-hadrian': {
    avif: hadrianAvif,
    webp: hadrianWebp,
    smallAvif: hadrianSmallAvif,
    smallWebp: hadrianSmallWebp,
  },
  'story-rome-constantine': {
    avif: constantineAvif,
    webp: constantineWebp,
    smallAvif: constantineSmallAvif,
    smallWebp: constantineSmallWebp,
  },
};
