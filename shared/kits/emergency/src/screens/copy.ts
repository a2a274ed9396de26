/** Words around the content of an emergency page. */
export const emergencyCopy = {
  line: 'Tap a number to dial it, or what happened.',
  nearest: 'Nearest help',
  nearestCentral: 'Help in the city centre',
  called: 'Call first. Go there yourself only if you are told to.',
  call: (number: string) => `Call ${number}`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  locate: 'Nearest to me',
  all: (title: string) => `All: ${title}`,
  allSteps: (title: string) => `All steps: ‘${title}’`,
  walk: (minutes: number, distance: string) => `${minutes} min on foot (${distance})`,
  whereAreYou: 'Where are you?',
  nearestIn: (town: string) => `Help in ${town}`,
  /** Where the places of a country are too far for this kind of danger. */
  noneNear: (where = 'you') => `No place for this is listed within 50 km of ${where}.`,
  /** Of a page for a country, which has no middle. */
  unplaced: {
    denied: 'Your position is not shared with this site.',
    unavailable: 'The device can’t tell where you are just now.',
    far: 'No place on this page is within 50 km of you.',
    choose: 'Choose a town.',
    chosen: (town: string) => `Help is shown for ${town}.`,
  },
  position: {
    idle: '',
    asking: 'Asking the device for your position…',
    denied: 'Your position is not shared with this site. These are in the city centre.',
    unavailable: 'The device can’t tell where you are just now. These are in the city centre.',
    far: (city: string) => `You are not in ${city} now. These are in its centre.`,
    found: 'Nearest to you first. Your position stays on this device.',
  },
  /** Below what happened: what the folded parts are for, and what they add to it. */
  chapters: {
    calls: 'Whom to call, and what to say',
    steps: 'What to do, in detail',
    places: 'Where to find help',
    beforehand: 'Good to know beforehand',
  },
  inDetail: 'The cards above give the first three steps of each; the rest is here.',
  /** @param european whether the European number is among the page's own */
  known: (european: boolean) =>
    `Where a source is named, the number was read there on the day shown${european ? '; 112 works everywhere' : ''}.`,
  introduction: 'How to call, and how safe it is',
  print: {
    title: (place: string) => `In an emergency: ${place}`,
    hospitals: 'Hospitals with an emergency room, day and night',
    police: 'Police stations, day and night',
    town: (name: string) => `${name}: hospitals and police`,
    online: 'What to do in each emergency, and all addresses, are online:',
  },
} as const;
