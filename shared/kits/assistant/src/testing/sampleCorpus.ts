import { latLng, type City } from '@odysseus/model';
import { eastersOf, openingCalendar, openingWeek, holidaysOf } from '@odysseus/model/content';
import type { CompiledNetwork } from '@odysseus/transit';
import { corpusSchema, type Corpus, type CorpusPlace, type Passage } from '../logic/corpus';

const checkedOn = '2026-11-21';
/** Of all that it tells of a place: what is known in general alone is asked for by tests that say so. */
const read = { how: 'official', host: 'example.org', on: checkedOn } as const;
const city: City = {
  key: 'paris',
  name: 'Paris',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.8566, 2.3522),
  bounds: [48.8, 2.1, 48.94, 2.48],
  localHolidays: [],
  holidayYears: [2026, 2027],
  edited: '2026-11-21',
  areas: [
    {
      key: 'paris',
      text: 'Paris',
      icon: 'landmark',
      path: '/paris',
      order: 10,
      accent: { light: '#9c3f5b', dark: '#f29bb4' },
    },
  ],
};
const local: Corpus['local'] = {
  language: 'French',
  people: 'Parisians',
  starts: ['Gare du Nord', 'Châtelet'],
  names: ['RER', 'Seine'],
  everyday: ['cite'],
  spellings: {},
  synonyms: {},
  trains: ['rer'],
  passes: ['navigo'],
  chips: { passes: [{ text: 'Museum Pass', question: 'Is the Paris Museum Pass worth it?' }], airports: [] },
  elsewhere: { cities: { rome: 'Rome', london: 'London', lyon: 'Lyon' }, sights: { colosseum: 'Rome' } },
  districts: { word: 'arrondissement', count: 20, postcodes: ['750##', '751##'] },
};

type Given = Pick<CorpusPlace, 'id' | 'name' | 'kind' | 'coordinates' | 'area' | 'summary'> & Partial<CorpusPlace>;

function place({ hours, ...given }: Given): CorpusPlace {
  return {
    address: 'Rue de Rivoli, 75001 Paris',
    nearestStops: [],
    visitMinutes: 60,
    price: [],
    access: { stepFree: 'unknown' },
    body: `${given.summary} It is well liked.`,
    tips: [],
    warnings: [],
    tags: [],
    known: { hours: read, price: read, booking: read },
    path: `/places#${given.id}`,
    told: [],
    ...(hours === undefined
      ? {}
      : { hours, week: openingWeek(hours, city, checkedOn), calendar: openingCalendar(hours, city, checkedOn) }),
    ...given,
  };
}

/** What a restaurant's entry in a list says of its prices. @param meal euros that an adult pays at least for a meal @param to and at most */
const priced = (id: string, text: string, meal: number, to: number): CorpusPlace['told'] => [
  {
    screen: 'Dining',
    path: '/app/dining',
    group: 'Bistros',
    entry: {
      place: id,
      why: 'For its kitchen.',
      notes: [{ label: 'What you pay', about: ['price'], text, meal: { amount: meal, to, currency: 'EUR' } }],
    },
  },
];

const adults = { currency: 'EUR' as const };

const places: CorpusPlace[] = [
  place({
    id: 'louvre',
    name: 'Louvre',
    localName: 'Musée du Louvre',
    kind: 'museum',
    coordinates: latLng(48.8611, 2.3358),
    area: 'Palais-Royal',
    hours: 'Mo,Th,Sa,Su 09:00-18:00; We,Fr 09:00-21:00; Jan 1,May 1,Dec 25 off',
    visitMinutes: 180,
    summary: 'A palace of three wings and four floors.',
    picture: { name: 'place-louvre', alt: 'The pyramid' },
    price: [
      { ...adults, amount: 32, who: 'Adults from outside the EEA', ages: [18, 120], residency: 'elsewhere' },
      { ...adults, amount: 22, who: 'EEA residents', ages: [18, 120], residency: 'eea' },
      { ...adults, amount: 0, who: 'Under 18', ages: [0, 17] },
    ],
    booking: { needed: 'required', leadTime: '3 to 4 weeks' },
    access: { stepFree: 'yes', lift: true },
    nearestStops: ['Palais Royal (M1)'],
    body: 'The Mona Lisa hangs in the Denon wing. Go there first or not at all.',
  }),
  place({
    id: 'orsay',
    name: "Musée d'Orsay",
    kind: 'museum',
    coordinates: latLng(48.86, 2.3256),
    area: 'Invalides',
    hours: 'Tu,We,Fr-Su 09:30-18:00; Th 09:30-21:45; May 1,Dec 25 off',
    visitMinutes: 150,
    summary: 'The railway station of 1900 that holds French art.',
    picture: { name: 'place-orsay', alt: 'The clocks' },
    price: [{ ...adults, amount: 16, who: 'Adults' }],
    access: { stepFree: 'yes' },
    body: 'Everybody whom the Louvre sends away on its closing day comes here.',
  }),
  place({
    id: 'pompidou',
    name: 'Centre Pompidou',
    kind: 'monument',
    coordinates: latLng(48.8606, 2.3522),
    area: 'Beaubourg',
    hoursNote: 'Closed for works since 22 September 2025 and until about 2030',
    shut: true,
    summary: 'The art centre that put its pipes on the street.',
    warnings: ['Nobody sells a true ticket to it before 2030.'],
  }),
  place({
    id: 'carnavalet',
    name: 'Carnavalet Museum',
    kind: 'museum',
    coordinates: latLng(48.8576, 2.3624),
    area: 'Marais',
    hours: 'Tu-Su 10:00-18:00; May 1,Dec 25 off',
    visitMinutes: 90,
    summary: "The city's memory in two mansions.",
    price: [{ ...adults, amount: 0, who: 'Everyone' }],
  }),
  place({
    id: 'place-des-vosges',
    name: 'Place des Vosges',
    kind: 'square',
    coordinates: latLng(48.8555, 2.3656),
    area: 'Marais',
    summary: 'A square of brick arcades.',
    visitMinutes: 30,
  }),
  place({
    id: 'sainte-chapelle',
    name: 'Sainte-Chapelle',
    kind: 'church',
    coordinates: latLng(48.8554, 2.345),
    area: 'Île de la Cité',
    hours: 'Mo-Su 09:00-17:00; May 1 off',
    summary: 'Fifteen windows of stained glass.',
    price: [{ ...adults, amount: 22, who: 'Adults' }],
  }),
  place({
    id: 'bar-du-pont',
    name: 'Bar du Pont',
    kind: 'bar',
    coordinates: latLng(48.857, 2.36),
    area: 'Marais',
    hours: 'Mo-Su 18:00-02:00',
    summary: 'A bar by the bridge.',
  }),
  place({
    id: 'chez-rosa',
    name: 'Chez Rosa',
    kind: 'restaurant',
    coordinates: latLng(48.8579, 2.3601),
    area: 'Marais',
    hours: 'Mo-Su 12:00-14:30,19:00-22:30',
    summary: 'A bistro with a vegetarian menu.',
    tags: ['vegetarian', 'cheap'],
    tips: ['The vegetarian menu changes daily.'],
    told: priced('chez-rosa', 'Starters from about €4; two courses about €14 to €18 (2025, confirm).', 14, 18),
  }),
  place({
    id: 'la-table',
    name: 'La Table',
    kind: 'restaurant',
    coordinates: latLng(48.8605, 2.337),
    area: 'Palais-Royal',
    hours: 'Mo-Su 12:00-14:30,19:00-22:30',
    summary: 'A dining room of oak and brass.',
    told: priced('la-table', 'Glass of wine €9, starters €12 and mains €24 to €39; desserts €9.', 24, 39),
  }),
  place({
    id: 'tuileries',
    name: 'Tuileries Garden',
    kind: 'garden',
    coordinates: latLng(48.8635, 2.3275),
    area: 'Tuileries',
    hours: 'Mo-Su 07:00-19:30',
    summary: 'Gravel, chairs and two long terraces.',
    price: [{ ...adults, amount: 0, who: 'Everyone' }],
  }),
  place({
    id: 'hospital',
    name: 'Hôtel-Dieu, emergency room',
    kind: 'service',
    coordinates: latLng(48.854, 2.348),
    area: 'Île de la Cité',
    hours: '24/7',
    summary: 'The hospital beside the cathedral.',
    tags: ['hospital'],
  }),
];

const said = (
  id: string,
  kind: Passage['kind'],
  title: string,
  text: string,
  more: Partial<Passage> = {},
): Passage => ({ id, kind, title, text, path: `/guide#${id}`, field: id, label: title, checkedOn, ...more });

const passages: Passage[] = [
  said('number-112', 'number', 'Numbers', 'Any emergency: 112. Answered day and night.', {
    name: 'Any emergency',
    number: '112',
    help: 'any',
  }),
  said('number-15', 'number', 'Numbers', 'SAMU: 15. Ambulance.', { name: 'SAMU', number: '15', help: 'ambulance' }),
  said('passport', 'step', 'Your passport is gone', 'Book the emergency appointment with your consulate.', {
    subject: 'lost-passport',
  }),
  said('tipping', 'fact', 'Tipping', 'Tipping: Service is in the price by law.', { name: 'Tipping' }),
  said('thanks', 'phrase', 'Phrases', 'Thank you: Merci. (mair-SEE)', {
    name: 'Thank you',
    phrase: { local: 'Merci.', say: 'mair-SEE' },
  }),
  said('march', 'month', 'March', 'March: highs of about 13 °C, 10 days with rain.', { name: 'March', months: [3] }),
  said('marathon', 'event', 'Paris Marathon', 'Paris Marathon: A Sunday in April. Buses stop.', {
    name: 'Paris Marathon',
    months: [4],
  }),
  said('petition', 'scam', 'Tricks', 'The petition (Tuileries). A clipboard is put under your nose. Walk on.', {
    name: 'The petition',
  }),
  said('poison', 'number', 'Numbers', 'Poison centre: 01 40 05 48 48. Call before symptoms come.', {
    name: 'Poison centre',
    number: '01 40 05 48 48',
    help: 'poison',
  }),
  said('marais', 'area', 'Le Marais', 'Le Marais (3rd, 4th): Mansions round courtyards. Good for: an evening walk.', {
    name: 'Le Marais (3rd, 4th)',
  }),
  said(
    'cdg',
    'arrival',
    'From Charles de Gaulle airport (CDG)',
    'Charles de Gaulle airport (CDG): RER B train to Châtelet, 40 to 60 minutes, €14.',
    { name: 'Charles de Gaulle airport (CDG)', by: 'train', subject: 'airport' },
  ),
];

const line = (id: string, stations: number[]) => ({
  id,
  colour: '#ffcd00',
  textColour: '#000000',
  termini: [stations[0] ?? 0, stations.at(-1) ?? 0],
  branches: [stations],
  pace: { kmh: 40, stopSeconds: 40, everyMinutes: 3 },
});

/** Two lines that cross at Châtelet. */
const network: CompiledNetwork = {
  edited: checkedOn,
  known: { rule: read },
  stations: [
    { name: 'Étoile', at: latLng(48.8738, 2.295) },
    { name: 'Palais Royal', at: latLng(48.8625, 2.3365), stepFree: ['1'] },
    { name: 'Châtelet', at: latLng(48.8587, 2.3474), stepFree: ['1', '4'] },
    { name: 'Bastille', at: latLng(48.8531, 2.369) },
    { name: 'Gare du Nord', at: latLng(48.8809, 2.3553) },
    { name: 'Cité', at: latLng(48.8553, 2.347) },
  ],
  lines: [line('1', [0, 1, 2, 3]), line('4', [4, 2, 5])],
  interchanges: [],
};

/** A small guide to Paris with what tests of the assistant ask for. */
export function sampleCorpus(): Corpus {
  const { key, name, country, timezone, centre } = city;
  return corpusSchema.parse({
    kind: 'assistant-corpus',
    access: 'premium',
    title: 'Sample',
    city: { key, name, country, timezone, centre },
    holidays: holidaysOf(city, city.holidayYears),
    easters: eastersOf(city, city.holidayYears),
    places,
    passages,
    network,
    metroPath: '/metro',
    local,
  });
}
