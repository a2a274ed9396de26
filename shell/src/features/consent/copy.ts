/** Every text of the cookie banner; the button that opens it again has a word of its own. */
export const copy = {
  title: 'Cookies, if you like',
  notice:
    'Necessary storage keeps you signed in and remembers this choice. With your leave we also learn how the guide is used, to make it better. Nothing is stored or sent for that until you agree.',
  /** On a low phone, where the notice opens at a tap. */
  inShort: 'Analytics only if you agree.',
  details: 'Details',
  privacy: 'Privacy Policy',
  acceptNecessary: 'Accept Necessary',
  acceptAll: 'Accept All',
  customize: 'Customize',
  close: 'Close',
  choicesTitle: 'Your cookie choices',
  choices: 'You can change this at any time under “Cookie Settings” at the foot of every page.',
  necessary: 'Necessary',
  necessaryExplained: 'Sign-in, your trip, your settings and this choice. Always on.',
  analytics: 'Analytics',
  analyticsExplained: 'Which screens help and which are slow. Switching it off deletes what it stored here.',
  save: 'Save Choices',
} as const;
