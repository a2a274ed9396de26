/** A small city as its file `city.yaml` says it, for tests that write content. */
export const sampleCity = (name = 'Testville') => ({
  key: 'testville',
  name,
  country: 'IT',
  timezone: 'Europe/Rome',
  centre: [41.9, 12.5],
  bounds: [41.7, 12.2, 42.1, 12.8],
  localHolidays: [],
  holidayYears: [2026],
  edited: '2026-11-21',
  areas: [
    {
      key: 'testville',
      text: 'Testville',
      icon: 'map',
      path: '/testville',
      order: 10,
      accent: { light: '#884422', dark: '#ffbb88' },
    },
  ],
});
