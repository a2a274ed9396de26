/** Words of the frame around every screen. */
export const routesCopy = {
  home: 'Back to the home page',
  loading: (name: string) => `Loading ${name}…`,
  lookingUp: 'Looking up this page…',
  skip: 'Skip to the content',
  access: 'Passes and prices',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  footerLine:
    'Facts on this site say where and when they were read, or that they are what is usual. Prices and hours change: confirm before you go.',
  footerLabel: 'About this site',
} as const;
