/** What screens may draw with in the browser: the models and sets, with three and geometry behind them and nothing else. */
export { archSet } from './models/story/arch';
export { bastilleSet } from './models/story/bastille';
export { cathedralSet } from './models/story/cathedral';
export { louvreSet } from './models/story/louvreAges';
export { lutetiaSet, lutetiaGround } from './models/story/lutetia';
export { metroSet } from './models/story/metro';
export { operaSet } from './models/story/opera';
export { fire, reopening, restorationSet } from './models/story/restoration';
export { constantineRomeSet } from './models/story/rome/constantine';
export { hadrianRomeSet } from './models/story/rome/hadrian';
export { wallsRomeSet } from './models/story/rome/walls';
export { StorySet, builtAtOnce, byYear, drawing, type SetWater, type Works } from './models/story/StorySet';
export { staged, type Direction } from './models/story/staged';
export { towerSet } from './models/story/towerOf1889';
export { clouds } from './models/clouds';
export { seededRandom } from './geometry/random';
export { Rising, parted, type BuildOrder } from './geometry/Rising';
export { amberDusk, blueHour, goldenEvening, roseMorning, type LightFrom } from './scenes/parisSights/skies';
