/** Words of the map's frame. */
export const mapCopy = {
  sections: { map: 'The map', use: 'How to use it', areas: 'Parts of the city' },
  walks: {
    title: 'Walks',
    line: 'Choose one to see it on the map above. Minutes on foot are at an ordinary pace.',
    ends: (from: string, to: string) => `From ${from} to ${to}`,
    show: 'Show on the map',
    takeOff: 'Take it off the map',
    stops: (count: number) => `The ${count} stops`,
    stay: (minutes: number) => `${minutes} min there`,
    drawn: (title: string, stops: number, from: string, to: string) =>
      `On the map: ${title}. ${stops} numbered stops, from ${from} to ${to}.`,
    read: 'Stop by stop',
  },
  search: 'Search places',
  kinds: 'Kinds of places',
  only: 'Show only',
  open: (usual: boolean) => (usual ? 'Usually open now' : 'Open now'),
  free: 'Free',
  trip: 'My trip',
  inTrip: (number: number) => `Number ${number} of my trip`,
  usuallyFree: 'usually free',
  clear: 'Show all',
  mapName: (city: string) => `Map of ${city}`,
  picture: (city: string) =>
    `Map of ${city}: the river, parks, districts and main streets. Every place on it is in the list.`,
  controls: 'Move the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Show the whole city',
  north: 'Move up',
  south: 'Move down',
  west: 'Move left',
  east: 'Move right',
  locate: 'Show my position',
  places: 'Places',
  raise: 'Raise the list',
  lower: 'Lower the list',
  count: (shown: number, all: number) => (shown === all ? `All ${all} places` : `${shown} of ${all} places`),
  inView: (shown: number, fitting: number) => `${shown} of ${fitting} in this part of the map`,
  noneInView: 'None of these places is in this part of the map.',
  none: 'No place fits. Take a filter off, or search for something else.',
  nearest: (name: string) => `Nearest to ${name} first`,
  me: 'you',
  locked: (count: number) => `${count} more with Expert Access`,
  lockedAll: (count: number) =>
    `${count} more places open with Expert Access. Their names and positions are not part of this page.`,
  unlock: 'See what Expert Access gives',
  premiumFailed: 'The premium places could not be fetched.',
  premiumLoading: 'Fetching the premium places…',
  retry: 'Try again',
  premium: 'Expert Access',
  walk: (minutes: number) => `${minutes} min on foot`,
  walkFrom: (minutes: number, distance: string, name: string) =>
    `About ${minutes} min on foot from ${name} (${distance} as the crow flies)`,
  /** As long as the walk is, along streets that the map has. */
  walkAlong: (minutes: number, name: string) =>
    `About ${minutes} ${minutes === 1 ? 'minute’s' : 'minutes’'} walk along the streets from ${name}`,
  ringMinutes: (minutes: number) => `${minutes} min`,
  drawRings: 'Show 5, 10, 15 min as the crow flies',
  clearRings: 'Take the rings off',
  drawReach: 'Show 5, 10, 15 min on foot',
  clearReach: 'Take it off the map',
  readingStreets: (name: string) => `Reading the streets around ${name}… The rings are as the crow flies until then.`,
  reachLegend: 'What the lines on the map mean',
  reachStep: (minutes: number) => `about ${minutes} minutes’ walk`,
  withinStreets: (name: string, counts: readonly (readonly [number, number])[]) =>
    `From ${name}, along the streets: ${counts.map(([minutes, count]) => `${count} ${count === 1 ? 'place' : 'places'} within about ${minutes} minutes’ walk`).join(', ')}.`,
  within: (name: string, counts: readonly (readonly [number, number])[]) =>
    `From ${name}, as the crow flies: ${counts.map(([minutes, count]) => `${count} ${count === 1 ? 'place' : 'places'} within ${minutes} minutes on foot`).join(', ')}.`,
  close: 'Close the card',
  readOn: (screen: string) => `Read on in ${screen}`,
  on: (screen: string) => `in ${screen}`,
  freeEntry: (usual: boolean) => (usual ? 'Usually free to enter' : 'Free entry'),
  loading: 'Loading the live map…',
  noWebGl: 'This browser can’t draw the live map (it has no WebGL 2). The picture and the list hold the same places.',
  noCode: 'The live map could not be loaded. The picture and the list hold the same places.',
  lost: 'The live map stopped: the device took its graphics memory back. The picture and the list hold the same places.',
  online: 'Detailed online map',
  embedded: 'Own map, works offline',
  gesture: {
    windows: 'Hold Ctrl and scroll to zoom the map',
    mac: 'Hold ⌘ and scroll to zoom the map',
    touch: 'Use two fingers to move the map',
  },
  position: {
    asking: 'Asking the device for your position…',
    denied:
      'Your position is not shared with this site. Allow it in the browser’s settings for this page, or choose a place and draw the rings round it.',
    unavailable: 'The device can’t tell where you are just now. Choose a place near you instead.',
    far: (distance: string, city: string) =>
      `You are about ${distance} from the middle of ${city}: too far for this map.`,
    outside: (distance: string, city: string) =>
      `You are about ${distance} from the middle of ${city}, outside what this map shows. Choose a place to start from instead.`,
    vague: (distance: string) =>
      `The device knows only roughly where you are, to within ${distance}: the circle. Walking times are not worked out from it.`,
    found: 'The blue dot is you. It stays on this device.',
  },
  attribution: 'Map data',
  /** Whose the streets of every archive are. */
  streets: { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
  kept: (size: string, most: string) =>
    `Of the streets that you have looked at, ${size} are kept on this device, at most ${most}. They are there without a network, too.`,
  keepCity: (city: string, size: string) => `Keep all streets of ${city} for offline: about ${size}`,
  keepRest: (city: string, size: string) => `Keep all streets of ${city} for offline: about ${size} more`,
  keepWhole: (city: string, size: string) =>
    `All streets of ${city} are kept on this device (${size}). They are there without a network, too.`,
  keepTooLarge: (city: string, size: string, most: string) =>
    `All streets of ${city} take about ${size}, more than the ${most} that are kept of a city. Those that you look at are kept, as before.`,
  keepNoRoom: (city: string, size: string, free: string) =>
    `All streets of ${city} take about ${size} more, and this device has ${free} left. Those that you look at are kept while there is room.`,
  keeping: (done: string, all: string) => `Keeping the streets: ${done} of ${all}`,
  keepStop: 'Stop',
  keepStopped: (done: string, all: string) => `Stopped. ${done} of ${all} are kept, and stay.`,
  keepFaults: {
    network: 'The network broke off. What was kept stays, and the rest follows when there is a network again.',
    full: 'The browser keeps no more here: the device is full, or it forbids this site to keep anything. What was kept stays.',
    renewed: 'The map has newer streets by now. Those of before are of no more use; keep the new ones.',
    large: 'The streets have grown too large to be kept whole. Those that you look at are kept, as before.',
  },
  forget: 'Remove the kept streets',
  forgotten: 'The kept streets were removed from this device.',
} as const;
