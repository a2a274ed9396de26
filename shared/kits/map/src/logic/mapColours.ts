/** Colours of the basemap: a paper map by day and by night. */
export interface Palette {
  readonly land: string;
  readonly city: string;
  readonly border: string;
  readonly limit: string;
  readonly district: string;
  readonly green: string;
  readonly greenEdge: string;
  readonly greenDot: string;
  readonly greenText: string;
  readonly water: string;
  readonly waterEdge: string;
  readonly waterInner: string;
  readonly waterText: string;
  readonly avenue: string;
  readonly avenueCase: string;
  readonly avenueText: string;
  /** Names of streets, read on the city, on avenues and on their own halo. */
  readonly streetText: string;
  readonly bridge: string;
  /** Walls of the city, and the names of hills. */
  readonly wall: string;
  readonly hillText: string;
  /** Buildings, from near. */
  readonly building: string;
  readonly buildingEdge: string;
  /** Paths and rails. */
  readonly path: string;
  readonly casing: string;
  readonly station: string;
  readonly text: string;
  readonly halo: string;
  readonly ring: string;
}

export const palettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    land: '#f1eadc',
    city: '#fbf8f0',
    border: '#dccdb2',
    limit: '#ffffff',
    district: '#9a8453',
    green: '#d3e2bd',
    greenEdge: '#b5cd98',
    greenDot: '#b9d09d',
    greenText: '#557a3d',
    water: '#a6cee0',
    waterEdge: '#82b4cc',
    waterInner: '#b8dae8',
    waterText: '#39728f',
    avenue: '#ffffff',
    avenueCase: '#e3d9c6',
    avenueText: '#8b7d66',
    streetText: '#655944',
    bridge: '#fffdf8',
    wall: '#a98a63',
    hillText: '#735836',
    building: '#f1e9da',
    buildingEdge: '#e2d6c0',
    path: '#c9b994',
    casing: '#ffffff',
    station: '#ffffff',
    text: '#36323f',
    halo: '#fffdf8',
    ring: '#1f5fbf',
  },
  dark: {
    land: '#16151d',
    city: '#211f2a',
    border: '#706a80',
    limit: '#4a4455',
    district: '#9d91a8',
    green: '#243427',
    greenEdge: '#345039',
    greenDot: '#2f4733',
    greenText: '#93b98c',
    water: '#20405a',
    waterEdge: '#33617f',
    waterInner: '#264b68',
    waterText: '#8fc3e4',
    avenue: '#34303f',
    avenueCase: '#191821',
    avenueText: '#938a9e',
    streetText: '#b9b0c4',
    bridge: '#464052',
    wall: '#8c7357',
    hillText: '#c9ac84',
    building: '#2a2734',
    buildingEdge: '#383344',
    path: '#5d5568',
    casing: '#15131c',
    station: '#211f2a',
    text: '#f0ebe2',
    halo: '#17151e',
    ring: '#8fbaff',
  },
};
