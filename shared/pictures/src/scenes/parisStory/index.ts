import { archSet } from '../../models/story/arch';
import { bastilleSet } from '../../models/story/bastille';
import { cathedralSet } from '../../models/story/cathedral';
import { louvreSet } from '../../models/story/louvreAges';
import { lutetiaSet } from '../../models/story/lutetia';
import { metroSet } from '../../models/story/metro';
import { operaSet } from '../../models/story/opera';
import { restorationSet } from '../../models/story/restoration';
import { towerSet } from '../../models/story/towerOf1889';
import type { Picture } from '../../rendering/Picture';
import { amberDusk, blueHour, goldenEvening, roseMorning } from '../common/skies';
import { storyPicture, type StoryMoment } from '../storyPicture';
import type { StoryChapter } from './names';

const moments: Readonly<Record<StoryChapter, StoryMoment>> = {
  lutetia: {
    set: lutetiaSet,
    year: 150,
    seconds: 60,
    view: { eye: [-420, 104, 1270], subject: [-262, 945], subjectAcross: 0.4, horizonDown: 0.24, width: 44 },
    atmosphere: goldenEvening({ sun: -112, elevation: 20, glow: -40, haze: 0.00042, hazeFrom: 500 }),
    shadows: { centre: [-230, 860], reach: 420, size: 2048 },
  },
  cathedral: {
    set: cathedralSet,
    year: 1197,
    seconds: 2,
    view: { eye: [-214, 24, 190], subject: [-14, 0], subjectAcross: 0.58, horizonDown: 0.58, width: 40 },
    atmosphere: roseMorning({ sun: -128, elevation: 24, glow: 30, haze: 0.0008, hazeFrom: 260 }),
    shadows: { centre: [-30, 20], reach: 220, size: 2048 },
  },
  louvre: {
    set: louvreSet,
    year: 1400,
    seconds: 40,
    view: { eye: [300, 30, -30], subject: [40, -166], subjectAcross: 0.58, horizonDown: 0.5, width: 42 },
    atmosphere: goldenEvening({ sun: -176, elevation: 24, glow: -100, haze: 0.0008, hazeFrom: 300 }),
    shadows: { centre: [60, -120], reach: 260, size: 2048 },
  },
  revolution: {
    set: bastilleSet,
    year: 1789.54,
    view: { eye: [-112, 15, 142], subject: [-8, 0], subjectAcross: 0.58, horizonDown: 0.62, width: 42 },
    atmosphere: amberDusk({ sun: -124, elevation: 18, glow: -70, haze: 0.001, hazeFrom: 220 }),
    shadows: { centre: [-30, 30], reach: 170, size: 2048 },
  },
  arch: {
    set: archSet,
    year: 1831,
    view: { eye: [96, 13, -176], subject: [0, 0], subjectAcross: 0.6, horizonDown: 0.72, width: 46 },
    atmosphere: goldenEvening({ sun: 62, elevation: 24, glow: -150, haze: 0.0007, hazeFrom: 300 }),
    shadows: { centre: [0, 20], reach: 150, size: 2048 },
  },
  boulevards: {
    set: operaSet,
    year: 1877.55,
    view: { eye: [-8, 56, 830], subject: [0, 0], subjectAcross: 0.54, horizonDown: 0.36, width: 26 },
    atmosphere: roseMorning({ sun: 122, elevation: 26, glow: 50, haze: 0.0006, hazeFrom: 500 }),
    shadows: { centre: [0, 360], reach: 420, size: 2048 },
  },
  tower: {
    set: towerSet,
    year: 1888.7,
    seconds: 30,
    view: { eye: [-150, 40, 600], subject: [0, 0], subjectAcross: 0.62, horizonDown: 0.74, width: 44 },
    atmosphere: amberDusk({ sun: -128, elevation: 17, glow: -34, haze: 0.0006, hazeFrom: 500 }),
    shadows: { centre: [0, 40], reach: 320, size: 2048 },
  },
  metro: {
    set: metroSet,
    year: 1900.6,
    seconds: 11,
    view: { eye: [-20, -1.5, 37], subject: [3, -10], subjectAcross: 0.58, horizonDown: 0.7, width: 52 },
    atmosphere: goldenEvening({ sun: -140, elevation: 34, glow: -40, haze: 0.0008, hazeFrom: 160 }),
    shadows: { centre: [0, -20], reach: 90, size: 2048 },
    clouds: [],
  },
  restored: {
    set: restorationSet,
    year: 2026,
    seconds: 62,
    view: { eye: [-214, 20, 226], subject: [-20, 0], subjectAcross: 0.6, horizonDown: 0.62, width: 42 },
    atmosphere: blueHour({ sun: -126, elevation: 13, glow: -30, haze: 0.0008, hazeFrom: 250 }),
    shadows: { centre: [-20, 20], reach: 220, size: 2048 },
    exposure: 1.1,
  },
};

/** The picture of each chapter, by `story-<id>`. */
export const storyPictures: Readonly<Record<string, () => Picture>> = Object.fromEntries(
  Object.entries(moments).map(([id, moment]) => [`story-${id}`, () => storyPicture(moment)]),
);
