/** Travertine, lead and shade of Saint Peter's. */
export const stPetersPalette = {
  stone: '#ecd6b4',
  pale: '#f8e8cd',
  worn: '#d9bf9a',
  lead: '#93a0bd',
  leadPale: '#a9b3cc',
  dark: '#6f6072',
  gold: '#f2c45c',
} as const;
