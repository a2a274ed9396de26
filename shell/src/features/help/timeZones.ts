/** Countries by the time zone that a device names. Zones that several countries share are left out: nothing is guessed. */
export const countryOfTimeZone: Readonly<Record<string, string | undefined>> = {
  'Europe/Paris': 'FR',
  'Europe/Rome': 'IT',
  'Europe/London': 'GB',
  'Europe/Athens': 'GR',
};
