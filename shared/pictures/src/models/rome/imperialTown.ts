import type { TownStyle } from '../townHouse';

/** Blocks of flats of the imperial city: brick and plaster, three to five floors under low red roofs. */
export const imperialTown: TownStyle = {
  walls: ['#e4b488', '#d79a70', '#edcfa2', '#cc8f6c', '#f1dcb8', '#e0a878'],
  roofs: ['#c46a44', '#b85f3e', '#cf7a50', '#bd6a4c'],
  shutters: ['#6e5448', '#7a5a4c', '#66584c'],
  roof: 'tiled',
  floors: [3, 5],
  lit: 0,
};

/** Houses of the Middle Ages: two or three floors, plaster over brick, tiles. */
export const medievalRome: TownStyle = {
  walls: ['#e2be94', '#d3a67c', '#ecd6b0', '#c99a76', '#dcc0a0'],
  roofs: ['#b86a4a', '#a85e44', '#c47a56'],
  shutters: ['#5f4c46', '#6a564a'],
  roof: 'tiled',
  floors: [1, 3],
  lit: 0.04,
};
