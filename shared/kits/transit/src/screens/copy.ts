import { metroSections } from '../logic/metroSections';
import type { PlanMode } from '../logic/planner';

const minutesWord = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/** Words of the metro screen's frame; everything about a city stands in its content files. */
export const metroCopy = {
  contents: 'On this page',
  sections: metroSections,
  usualNetwork: 'the usual network',
  from: 'From',
  to: 'To',
  placeholder: 'Type a station',
  swap: 'Swap from and to',
  clear: 'Clear',
  modes: 'Best by',
  modeNames: { fastest: 'Fastest', changes: 'Fewest changes', 'step-free': 'Step-free' } satisfies Record<
    PlanMode,
    string
  >,
  found: (count: number) => (count === 1 ? '1 station' : `${count} stations`),
  unknown: (typed: string) => `No station is called “${typed}”.`,
  didYouMean: 'Did you mean',
  choose: 'Choose two stations. It works without a network, and your last journey stays here.',
  same: 'You are there already: choose two different stations.',
  noScript: 'The planner needs JavaScript. Its lines stand further down.',
  linesNoScript: 'The stations are listed with JavaScript alone. The operators list them, too:',
  about: (minutes: number) => `About ${minutesWord(minutes)}`,
  changes: (count: number) => (count === 0 ? 'no change' : count === 1 ? '1 change' : `${count} changes`),
  summary: (from: string, to: string, minutes: number, changes: string) =>
    `${from} to ${to}: about ${minutesWord(minutes)}, ${changes}.`,
  journey: (from: string, to: string) => `${from} to ${to} by metro`,
  towards: 'towards',
  or: ' or ',
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  ride: (count: number, minutes: number) => `${count === 1 ? 'The next stop' : `${count} stops`}, about ${minutes} min`,
  rideOn: (minutes: number) => `About ${minutes} min`,
  moreStops: 'It stops at more places than are named here.',
  getOff: 'Get off at',
  board: 'Start at',
  arrive: 'You are at',
  wait: (minutes: number) => `wait about ${minutes} min`,
  change: {
    station: (at: string, minutes: number) => `Change at ${at}: about ${minutes} min on foot, follow the line's number`,
    corridor: (from: string, to: string, minutes: number) =>
      `Walk by corridor from ${from} to ${to}: about ${minutes} min, on the same ticket`,
    street: (from: string, to: string, minutes: number) =>
      `Walk by street from ${from} to ${to}: about ${minutes} min; keep your ticket at hand`,
  },
  estimate:
    'Minutes are an estimate for a weekday between the peaks: distance and stops at each line’s pace, half the interval between trains as waiting, and the walk between platforms. Disruptions are not known here.',
  noStepFree: 'No step-free journey is known between these two',
  noStepFreeWhy: (name: string) => `${name} can’t be reached without steps.`,
  stepsUnknownWhy: (name: string) => `Whether ${name} has a lift that works isn’t known here.`,
  lifts: 'Lifts',
  liftsOf: (line: string) => `Lifts of ${line}`,
  noStepFreeChange: 'Both have a lift, but the change between them has stairs, or isn’t known to have none.',
  nearestStepFree: 'Nearest with a lift',
  stepFree: 'Lift to the platform',
  interchange: {
    corridor: (name: string, minutes: number) => `corridor to ${name}, ${minutes} min`,
    street: (name: string, minutes: number) => `${name} by street, ${minutes} min`,
  },
  unsigned: 'not a signed interchange',
  orders: {
    bothWays: 'Both directions',
    shared: 'Shared by every train',
    branch: (name: string, sign?: string) => `Branch of ${name}${sign === undefined ? '' : `, ${sign}`}`,
    oneWay: 'One direction only, in this order',
  },
  table: (title: string) => `${title}: table`,
  stationsOf: (count: number) => `${count} stations`,
  someStations: 'Main stops',
  map: {
    label: 'Map of the metro lines. The list below says the same in words.',
    loading: 'Drawing the map…',
    waiting: 'The map is drawn when you come near.',
    failed: 'The map could not be fetched. The list below holds every line.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Whole network',
    hint: 'Tap a station to start or end a journey there. Zoom in for more names.',
    lines: 'lines',
    fromHere: 'From here',
    toHere: 'To here',
  },
} as const;
