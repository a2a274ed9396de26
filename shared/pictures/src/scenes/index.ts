import type { Picture } from '../rendering/Picture';
import { athens } from './athens';
import { home } from './home';
import { italy } from './italy';
import { italyExplore } from './italyExplore';
import { london } from './london';
import { paris } from './paris';
import { parisDays } from './parisDays';
import { parisExplore } from './parisExplore';
import { arcDeTriomphePicture } from './parisSights/arcDeTriomphe';
import { eiffelTowerPicture } from './parisSights/eiffelTower';
import { louvrePicture } from './parisSights/louvre';
import type { ParisSight } from './parisSights/names';
import { notreDamePicture } from './parisSights/notreDame';
import { orsayPicture } from './parisSights/orsay';
import { palaisGarnierPicture } from './parisSights/palaisGarnier';
import { pantheonPicture } from './parisSights/pantheon';
import { pontAlexandrePicture } from './parisSights/pontAlexandre';
import { sacreCoeurPicture } from './parisSights/sacreCoeur';
import { sainteChapellePicture } from './parisSights/sainteChapelle';
import { storyPictures } from './parisStory';
import { rome } from './rome';
import { romeDays } from './romeDays';
import { romeExplore } from './romeExplore';
import { romeSightPictures } from './romeSights';
import { romeStoryPictures } from './romeStory';

const sights: Readonly<Record<ParisSight, () => Picture>> = {
  'eiffel-tower': eiffelTowerPicture,
  louvre: louvrePicture,
  'notre-dame': notreDamePicture,
  'arc-de-triomphe': arcDeTriomphePicture,
  'sacre-coeur': sacreCoeurPicture,
  orsay: orsayPicture,
  'sainte-chapelle': sainteChapellePicture,
  pantheon: pantheonPicture,
  'pont-alexandre-iii': pontAlexandrePicture,
  'palais-garnier': palaisGarnierPicture,
};

/** Every picture that the guide can render, by name. */
export const scenes: Readonly<Record<string, () => Picture>> = {
  paris,
  'paris-explore': parisExplore,
  'paris-days': parisDays,
  rome,
  'rome-explore': romeExplore,
  'rome-days': romeDays,
  london,
  athens,
  italy,
  'italy-explore': italyExplore,
  home,
  ...sights,
  ...romeSightPictures,
  ...storyPictures,
  ...romeStoryPictures,
};
