/** Words of the landing pages' frame; everything else stands in their content files. */
export const landingCopy = {
  gives: 'What you get',
  inside: 'A look inside',
  plans: 'Other plans',
  plansLine: 'For other lengths of stay, for the weather, for whom you travel with. Each unfolds.',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  fits: (weekdays: string) => `Fits ${weekdays}`,
  questions: 'Before you trust us',
  read: 'Read this page',
  illustration: 'Illustration',
} as const;
