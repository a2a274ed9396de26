/** Words of a city's bar. */
export const cityBarCopy = {
  label: (city: string) => `Pages of ${city}`,
  all: (city: string) => `All of ${city}`,
  allShort: 'All',
  premium: { expert: 'Expert', locked: 'Needs Expert Access' },
} as const;
