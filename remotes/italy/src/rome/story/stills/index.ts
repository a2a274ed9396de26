import type { PictureFiles } from '@odysseus/ui';
import palatineAvif from '../../../../assets/story-rome-palatine.avif';
import palatineWebp from '../../../../assets/story-rome-palatine.webp';
import palatineSmallAvif from '../../../../assets/story-rome-palatine-small.avif';
import palatineSmallWebp from '../../../../assets/story-rome-palatine-small.webp';
import republicAvif from '../../../../assets/story-rome-republic.avif';
import republicWebp from '../../../../assets/story-rome-republic.webp';
import republicSmallAvif from '../../../../assets/story-rome-republic-small.avif';
import republicSmallWebp from '../../../../assets/story-rome-republic-small.webp';
import colosseumAvif from '../../../../assets/story-rome-colosseum.avif';
import colosseumWebp from '../../../../assets/story-rome-colosseum.webp';
import colosseumSmallAvif from '../../../../assets/story-rome-colosseum-small.avif';
import colosseumSmallWebp from '../../../../assets/story-rome-colosseum-small.webp';
import hadrianAvif from '../../../../assets/story-rome-hadrian.avif';
import hadrianWebp from '../../../../assets/story-rome-hadrian.webp';
import hadrianSmallAvif from '../../../../assets/story-rome-hadrian-small.avif';
import hadrianSmallWebp from '../../../../assets/story-rome-hadrian-small.webp';
import wallsAvif from '../../../../assets/story-rome-walls.avif';
import wallsWebp from '../../../../assets/story-rome-walls.webp';
import wallsSmallAvif from '../../../../assets/story-rome-walls-small.avif';
import wallsSmallWebp from '../../../../assets/story-rome-walls-small.webp';
import constantineAvif from '../../../../assets/story-rome-constantine.avif';
import constantineWebp from '../../../../assets/story-rome-constantine.webp';
import constantineSmallAvif from '../../../../assets/story-rome-constantine-small.avif';
import constantineSmallWebp from '../../../../assets/story-rome-constantine-small.webp';
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
  'story-rome-palatine': {
    avif: palatineAvif,
    webp: palatineWebp,
    smallAvif: palatineSmallAvif,
    smallWebp: palatineSmallWebp,
  },
  'story-rome-republic': {
    avif: republicAvif,
    webp: republicWebp,
    smallAvif: republicSmallAvif,
    smallWebp: republicSmallWebp,
  },
  'story-rome-colosseum': {
    avif: colosseumAvif,
    webp: colosseumWebp,
    smallAvif: colosseumSmallAvif,
    smallWebp: colosseumSmallWebp,
  },
  'story-rome-hadrian': {
    avif: hadrianAvif,
    webp: hadrianWebp,
    smallAvif: hadrianSmallAvif,
    smallWebp: hadrianSmallWebp,
  },
  'story-rome-walls': { avif: wallsAvif, webp: wallsWebp, smallAvif: wallsSmallAvif, smallWebp: wallsSmallWebp },
  'story-rome-constantine': {
    avif: constantineAvif,
    webp: constantineWebp,
    smallAvif: constantineSmallAvif,
    smallWebp: constantineSmallWebp,
  },
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
