/** Words of the landing pages' frame; everything else stands in their content files. */
export const landingCopy = {
  gives: 'What you get',
  inside: 'A look inside',
  plans: 'Other plans',
  plansLine: 'For fewer days or more, for the weather, for whom you travel with. Each unfolds.',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  fits: (weekdays: string) => `Fits ${weekdays}`,
  minutes: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${minutes} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
  },
  questions: 'Before you trust us',
  read: 'Read this page',
  illustration: 'Illustration',
} as const;
