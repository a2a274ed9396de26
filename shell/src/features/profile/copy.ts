import type { VisitorSettings } from '@odysseus/contract';

/** Every text of the profile. */
export const copy = {
  heading: 'Profile',
  loading: 'Looking up who is signed in',
  signedIn: 'Signed in',
  noEmail: 'No e-mail address known',
  signOut: 'Sign out',
  signOutFailed: 'Signing out did not work. Try again; if it goes on failing, close the browser.',

  passesTitle: 'Your passes',
  passesLoading: 'Fetching your passes',
  passesFailed: 'Your passes could not be fetched.',
  passesNone: 'You have no pass yet. What one opens today, and what it costs, stands under Expert Access.',
  getPass: 'See the passes',
  anotherPass: 'Buy another pass',
  period: (from: string, until: string) => `${from} – ${until}`,
  periodState: { running: 'Active today', upcoming: 'Starts later', ended: 'Ended' },

  settingsTitle: 'About your trip',
  settingsLead: 'Kept in this browser only. The guide uses it for distances, and for the fares that you would pay.',
  saved: 'Saved in this browser.',
  units: 'Distances',
  unitOptions: { metric: 'Kilometres and metres', imperial: 'Miles and feet' } satisfies Record<
    VisitorSettings['units'],
    string
  >,
  residency: 'Where you live',
  residencyHint: 'Many museums and monuments charge people from the European Economic Area less.',
  residencyOptions: {
    eea: 'In the European Economic Area',
    elsewhere: 'Elsewhere',
    unknown: 'Rather not say',
  } satisfies Record<VisitorSettings['residency'], string>,
  ages: 'Ages of everyone who travels',
  agesHint: 'Children and young people often pay less, or nothing.',
  age: 'Age in years',
  addAge: 'Add',
  removeAge: (age: number) => `Remove the traveller of ${age}`,
  ageYears: (age: number) => (age === 1 ? '1 year' : `${age} years`),
  noAges: 'Nobody yet.',
  ageMissing: 'Enter an age first, such as 34.',
  ageInvalid: 'An age is a whole number of years from 0 to 120.',
  agesFull: 'Twelve travellers are as many as we can reckon with.',

  dataTitle: 'Your data',
  dataLead: 'Everything that we keep about you, as one file that people and programs can read.',
  download: 'Download my data',
  downloaded: 'Your data is in your downloads.',
  downloadFailed: 'Your data could not be fetched.',

  deleteTitle: 'Delete your account',
  deleteLead:
    'Deletes your profile, your passes and your sign-in, at once and for good. A pass that still runs ends with it.',
  delete: 'Delete my account',
  dialogTitle: 'Delete your account?',
  dialogText:
    'Your profile, your passes and your sign-in are deleted at once. This can’t be undone, and ends a pass that still runs. If you want to withdraw from a purchase, write to us first.',
  dialogWord: 'delete',
  dialogLabel: 'Type “delete” to go on',
  dialogWordMissing: 'Type the word delete to go on, or keep your account.',
  keep: 'Keep my account',
  deletingData: 'Deleting your data',
  deletingSignIn: 'Deleting your sign-in',
  deleteFailed: 'Your account was not deleted.',
  identityRemainsTitle: 'Your data is deleted, your sign-in is not yet',

  farewellHeading: 'Farewell',
  farewell:
    'Your account and everything in it are deleted. The free part of the guide stays open to you, and you are welcome back at any time.',
  farewellHome: 'Go to the home page',
} as const;

export const checkoutPath = '/app/checkout';
export const homePath = '/';
