import type { PictureFiles } from '@odysseus/ui';
import lutetiaAvif from '../../../assets/story-lutetia.avif';
import lutetiaWebp from '../../../assets/story-lutetia.webp';
import lutetiaSmallAvif from '../../../assets/story-lutetia-small.avif';
import lutetiaSmallWebp from '../../../assets/story-lutetia-small.webp';
import cathedralAvif from '../../../assets/story-cathedral.avif';
import cathedralWebp from '../../../assets/story-cathedral.webp';
import cathedralSmallAvif from '../../../assets/story-cathedral-small.avif';
import cathedralSmallWebp from '../../../assets/story-cathedral-small.webp';
import louvreAvif from '../../../assets/story-louvre.avif';
import louvreWebp from '../../../assets/story-louvre.webp';
import louvreSmallAvif from '../../../assets/story-louvre-small.avif';
import louvreSmallWebp from '../../../assets/story-louvre-small.webp';
import revolutionAvif from '../../../assets/story-revolution.avif';
import revolutionWebp from '../../../assets/story-revolution.webp';
import revolutionSmallAvif from '../../../assets/story-revolution-small.avif';
import revolutionSmallWebp from '../../../assets/story-revolution-small.webp';
import archAvif from '../../../assets/story-arch.avif';
import archWebp from '../../../assets/story-arch.webp';
import archSmallAvif from '../../../assets/story-arch-small.avif';
import archSmallWebp from '../../../assets/story-arch-small.webp';
import boulevardsAvif from '../../../assets/story-boulevards.avif';
import boulevardsWebp from '../../../assets/story-boulevards.webp';
import boulevardsSmallAvif from '../../../assets/story-boulevards-small.avif';
import boulevardsSmallWebp from '../../../assets/story-boulevards-small.webp';
import towerAvif from '../../../assets/story-tower.avif';
import towerWebp from '../../../assets/story-tower.webp';
import towerSmallAvif from '../../../assets/story-tower-small.avif';
import towerSmallWebp from '../../../assets/story-tower-small.webp';
import metroAvif from '../../../assets/story-metro.avif';
import metroWebp from '../../../assets/story-metro.webp';
import metroSmallAvif from '../../../assets/story-metro-small.avif';
import metroSmallWebp from '../../../assets/story-metro-small.webp';
import restoredAvif from '../../../assets/story-restored.avif';
import restoredWebp from '../../../assets/story-restored.webp';
import restoredSmallAvif from '../../../assets/story-restored-small.avif';
import restoredSmallWebp from '../../../assets/story-restored-small.webp';

/** The chapters' pictures by the names that content/screens/story.yaml gives. */
export const stills: Readonly<Record<string, PictureFiles>> = {
  'story-lutetia': { avif: lutetiaAvif, webp: lutetiaWebp, smallAvif: lutetiaSmallAvif, smallWebp: lutetiaSmallWebp },
  'story-cathedral': {
    avif: cathedralAvif,
    webp: cathedralWebp,
    smallAvif: cathedralSmallAvif,
    smallWebp: cathedralSmallWebp,
  },
  'story-louvre': { avif: louvreAvif, webp: louvreWebp, smallAvif: louvreSmallAvif, smallWebp: louvreSmallWebp },
  'story-revolution': {
    avif: revolutionAvif,
    webp: revolutionWebp,
    smallAvif: revolutionSmallAvif,
    smallWebp: revolutionSmallWebp,
  },
  'story-arch': { avif: archAvif, webp: archWebp, smallAvif: archSmallAvif, smallWebp: archSmallWebp },
  'story-boulevards': {
    avif: boulevardsAvif,
    webp: boulevardsWebp,
    smallAvif: boulevardsSmallAvif,
    smallWebp: boulevardsSmallWebp,
  },
  'story-tower': { avif: towerAvif, webp: towerWebp, smallAvif: towerSmallAvif, smallWebp: towerSmallWebp },
  'story-metro': { avif: metroAvif, webp: metroWebp, smallAvif: metroSmallAvif, smallWebp: metroSmallWebp },
  'story-restored': {
    avif: restoredAvif,
    webp: restoredWebp,
    smallAvif: restoredSmallAvif,
    smallWebp: restoredSmallWebp,
  },
};
