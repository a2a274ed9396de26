/** Words of the landing pages' frame; everything else stands in their content files. */
export const landingCopy = {
  gives: 'What you get',
  inside: 'A look inside',
  days: 'Your three days',
  questions: 'Before you trust us',
  read: 'Read this page',
  illustration: 'Illustration',
} as const;
