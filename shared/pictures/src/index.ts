export { eiffelTower } from './models/eiffelTower';
export { colosseum } from './models/colosseum';
export { elizabethTower } from './models/elizabethTower';
export { palaceOfWestminster } from './models/palaceOfWestminster';
export { archBridge } from './models/archBridge';
export { clouds } from './models/clouds';
export { hills, ridgeHeight, type Ridge } from './models/hills';
export { MeshBuilder, blended, paintedMaterial, varied, type Point } from './geometry/MeshBuilder';
export { seededRandom, type Random } from './geometry/random';
