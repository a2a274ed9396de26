import type { Picture } from '../../rendering/Picture';
import { castelSantAngeloPicture } from './castelSantAngelo';
import { colosseumPicture } from './colosseum';
import { galleriaBorghesePicture } from './galleriaBorghese';
import type { RomeSight } from './names';
import { romanPantheonPicture } from './pantheon';
import { piazzaNavonaPicture } from './piazzaNavona';
import { romanForumPicture } from './romanForum';
import { spanishStepsPicture } from './spanishSteps';
import { stPetersPicture } from './stPeters';
import { treviPicture } from './trevi';
import { vaticanMuseumsPicture } from './vaticanMuseums';

/** The picture of each place of Rome that has one. */
export const romeSightPictures: Readonly<Record<RomeSight, () => Picture>> = {
  colosseum: colosseumPicture,
  'roman-forum': romanForumPicture,
  'roman-pantheon': romanPantheonPicture,
  'trevi-fountain': treviPicture,
  'st-peters-basilica': stPetersPicture,
  'vatican-museums': vaticanMuseumsPicture,
  'castel-sant-angelo': castelSantAngeloPicture,
  'spanish-steps': spanishStepsPicture,
  'piazza-navona': piazzaNavonaPicture,
  'galleria-borghese': galleriaBorghesePicture,
};
