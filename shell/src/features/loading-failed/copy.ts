/** Specification, section 8, and decision 15. */
export const loadingFailedCopy = {
  title: 'Loading chunk failed',
  line: (screen: string, city: string | undefined) =>
    city && !screen.includes(city) ? `“${screen}” of ${city} did not arrive.` : `“${screen}” did not arrive.`,
  advice: 'The network may be slow or gone. The rest of the site goes on working.',
  brokenTitle: 'This page broke',
  brokenLine: (screen: string) => `“${screen}” met an error while it was shown.`,
  brokenAdvice: 'Trying again often helps. The rest of the site goes on working.',
  retry: 'Try again',
  overview: 'Back to the overview',
} as const;
