/** What the sources need to know of a city. A source that a city does not name is off there. */
export interface LiveCity {
  readonly timezone: string;
  readonly weather?: { readonly latitude: number; readonly longitude: number };
  /** Whose lines run there. */
  readonly transit?: 'idfm';
  readonly alerts?: {
    /** As MeteoAlarm's feeds name the country: `france`, `italy`, `united-kingdom`. */
    readonly country: string;
    /** NUTS or EMMA codes of the areas of which a visitor wants to hear, or their names where a feed has no codes. */
    readonly areas: readonly string[];
  };
}

/** Cities with a live board, by their key in addresses. Where alerts have no codes of an area, its name is what the feed calls it. */
export const liveCities: ReadonlyMap<string, LiveCity> = new Map<string, LiveCity>([
  [
    'paris',
    {
      timezone: 'Europe/Paris',
      weather: { latitude: 48.8566, longitude: 2.3522 },
      transit: 'idfm',
      // Paris and the three departments around it, where the ends of the metro lines are.
      alerts: { country: 'france', areas: ['FR101', 'FR105', 'FR106', 'FR107', 'Paris', 'Hauts-de-Seine', 'Seine-Saint-Denis', 'Val-de-Marne'] },
    },
  ],
  ['rome', { timezone: 'Europe/Rome', weather: { latitude: 41.8967, longitude: 12.4822 }, alerts: { country: 'italy', areas: ['Lazio'] } }],
  ['florence', { timezone: 'Europe/Rome', weather: { latitude: 43.7696, longitude: 11.2558 }, alerts: { country: 'italy', areas: ['Toscana'] } }],
  ['milan', { timezone: 'Europe/Rome', weather: { latitude: 45.4642, longitude: 9.19 }, alerts: { country: 'italy', areas: ['Lombardia'] } }],
]);
