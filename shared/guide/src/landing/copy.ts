/** Words of the landing pages' frame; everything else stands in their content files. */
export const landingCopy = {
  gives: 'What you get',
  inside: 'A look inside',
  plan: 'The plan',
  plans: 'Other plans',
  plansLine: 'For other lengths of stay, for the weather, for who you travel with. Each opens.',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** A plan for one day, in several forms. */
  versions: (count: number) => `1 day, ${count} versions`,
  fits: (weekdays: string) => `Fits ${weekdays}`,
  questions: 'Before you trust us',
  readOn: (page: string) => `Read on: ${page}`,
  illustration: 'Illustration',
} as const;
