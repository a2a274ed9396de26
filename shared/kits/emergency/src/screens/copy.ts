/** Words around the content of an emergency page. */
export const emergencyCopy = {
  line: 'Tap a number to dial it. Tap what happened for three steps.',
  nearest: 'Nearest help',
  nearestCentral: 'Help in the middle of town',
  called: 'Call first. Go there yourself only if you are told to.',
  call: (number: string) => `Call ${number}`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  locate: 'Nearest to me',
  all: (title: string) => `All: ${title}`,
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
    denied: 'Your position is not shared with this site. These are in the middle of town.',
    unavailable: 'The device can’t tell where you are just now. These are in the middle of town.',
    far: (city: string) => `You are not in ${city} now. These are in the middle of it.`,
    found: 'Nearest to you first. Your position stays on this device.',
  },
  more: 'More help',
  /** @param european whether the European number is among the page's own */
  known: (european: boolean) =>
    `Numbers with a source named were read there on the day that stands with it${european ? '; 112 works everywhere' : ''}`,
  introduction: 'How to call, and how safe it is',
  print: {
    title: (place: string) => `In an emergency: ${place}`,
    hospitals: 'Hospitals with an emergency room, day and night',
    police: 'Police stations, day and night',
    town: (name: string) => `${name}: hospitals and police`,
    online: 'What to do in each emergency, and all addresses, stand online:',
  },
} as const;
