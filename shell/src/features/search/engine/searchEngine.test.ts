import type { SearchWords } from '@odysseus/contract';
import type { Found } from '../found';
import { createSearchEngine, mostResults } from './searchEngine';

const entry = (title: string, change: Partial<Found> = {}): Found => ({
  kind: 'place',
  title,
  path: `/p#${title}`,
  city: 'Paris',
  ...change,
});
const section = (title: string, change: Partial<Found> = {}): Found => entry(title, { kind: 'section', ...change });
const words: SearchWords = {
  same: [
    [
      ['left luggage', 'luggage', 'suitcase', 'locker'],
      ['bagages', 'gepack'],
    ],
    [['toilet', 'restroom', 'wc'], ['toilettes']],
    [['price', 'fare', 'how much'], ['prix']],
    [['hotel', 'where to stay'], []],
    [['restaurant', 'dining'], []],
  ],
  wider: [[['vegetarian', 'vegan'], ['restaurant']]],
  small: ['the', 'of', 'a', 'in', 'is', 'my', 'i', 'can', 'where', 'leave', 'near', 'on', 'la', 'de', 'le'],
  near: ['near'],
  questions: ['where', 'is', 'can i'],
  card: ['price', 'open', 'opening hours'],
};
const guide = [
  entry('Basilica of the Sacred Heart', { local: 'Basilique du Sacré-Cœur', label: 'Church' }),
  entry('Musée de l’Orangerie', { about: 'Tuileries', label: 'Museum' }),
  entry('Eiffel Tower', { local: 'Tour Eiffel', line: 'The iron tower of 1889', label: 'Monument' }),
  entry('Île de la Cité', { line: 'An island', label: 'Neighbourhood' }),
  entry('Louvre', { label: 'Museum', about: 'museum', names: ['Grand Louvre'] }),
  section('Louvre, timed entry', { about: 'book ahead tickets' }),
  section('Left luggage', { line: 'Lockers at stations', path: '/paris#luggage' }),
  section('Toilets', { path: '/paris#toilets' }),
  section('Tickets and fares', { about: 'metro', path: '/metro#fares' }),
  section('Feeding a baby', { about: 'breastfeeding', path: '/family#feeding' }),
  section('Fines', { about: 'fare dodging', path: '/metro#fines' }),
  entry('Museums', { kind: 'screen', path: '/museums' }),
  entry('Dining', { kind: 'screen', path: '/dining' }),
  entry('Where to stay', { kind: 'screen', path: '/stays' }),
  entry('Hôtel Chopin', { label: 'Hotel', about: 'Louvre' }),
  entry('Hôtel Henriette', { label: 'Hotel', about: 'Gobelins' }),
  entry('Hôtel-Dieu', { label: 'Service', about: 'hospital' }),
  entry('Charles de Gaulle airport (CDG)', { kind: 'section', label: 'Getting in' }),
  entry('Montmartre by the quiet side', { kind: 'walk', about: 'walk' }),
  entry('Bastille', { kind: 'station' }),
  entry('Bastille market', { label: 'Market' }),
  entry('Emergency', { kind: 'fact' }),
  entry('British Museum', { city: 'London', label: 'Museum' }),
  section('Toilets', { city: 'London', path: '/london#toilets' }),
];
const { find } = createSearchEngine(guide, words);
const titles = (query: string, city = 'Paris') => find(query, city).results.map(({ title }) => title);
const paths = (query: string, city = 'Paris') => find(query, city).results.map(({ path }) => path);

it.each([
  ['sacre coeur', 'Basilica of the Sacred Heart'],
  ['SACRÉ-CŒUR', 'Basilica of the Sacred Heart'],
  ['sacrecoeur', 'Basilica of the Sacred Heart'],
  ['orangerie', 'Musée de l’Orangerie'],
  ['eifel tower', 'Eiffel Tower'],
  ['tour eifell', 'Eiffel Tower'],
  ['louvr', 'Louvre'],
  ['breastfeed', 'Feeding a baby'],
  ['grand louvre', 'Louvre'],
  ['ile cite', 'Île de la Cité'],
  ['mont martre', 'Montmartre by the quiet side'],
  ['cdg', 'Charles de Gaulle airport (CDG)'],
  ['charles de gaulle airport', 'Charles de Gaulle airport (CDG)'],
  ['museums', 'Museums'],
  ['museum london', 'British Museum'],
])('finds for the name "%s" first %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it.each([
  ['suitcases', 'Left luggage'],
  ['bagages', 'Left luggage'],
  ['where can i leave my luggage', 'Left luggage'],
  ['lugage', 'Left luggage'],
  ['restroom', 'Toilets'],
  ['restroo', 'Toilets'],
  ['toil', 'Toilets'],
  ['fine', 'Fines'],
  ['how much is the metro', 'Tickets and fares'],
  ['vegan', 'Dining'],
])('finds for the subject "%s" first %s', (query, title) => {
  expect(titles(query)[0]).toBe(title);
});

it('takes a name before a section that begins with it', () => {
  expect(titles('louvre').slice(0, 2)).toEqual(['Louvre', 'Louvre, timed entry']);
});

it('leads to the place whose card answers what was asked of it', () => {
  expect(titles('is the louvre open')[0]).toBe('Louvre');
  expect(titles('louvre opening hours')[0]).toBe('Louvre');
});

it('takes what lies near for what is looked for, and the other for where', () => {
  expect(titles('hotel near the louvre')[0]).toBe('Hôtel Chopin');
});

it('takes the page of a kind before one thing of the kind, and no hospital for a hotel', () => {
  const found = titles('hotel');
  expect(found[0]).toBe('Where to stay');
  expect(titles('hotel louvre')[0]).toBe('Hôtel Chopin');
  expect(found.slice(0, -1)).not.toContain('Hôtel-Dieu');
});

it('takes a place before the station of its name', () => {
  expect(titles('bastille market')[0]).toBe('Bastille market');
});

it('begins with the city whose page is open, unless the query names another', () => {
  expect(paths('toilets')[0]).toBe('/paris#toilets');
  expect(paths('toilets', 'London')[0]).toBe('/london#toilets');
  expect(paths('toilets london')[0]).toBe('/london#toilets');
});

it('takes what another city is known for before what the open one has by the way', () => {
  const things = [
    section('Jazz', { line: 'From the cellar to the big room' }),
    entry('Big Ben', { city: 'London', label: 'Monument' }),
    entry('The green table', { label: 'Restaurant', about: 'vegetarian' }),
    entry('Vegetarian kitchen', { city: 'London', label: 'Restaurant' }),
  ];
  const engine = createSearchEngine(things, words);
  const first = (query: string) => engine.find(query, 'Paris').results[0]?.title;
  expect(first('big ben')).toBe('Big Ben');
  expect(first('vegetarian')).toBe('The green table');
});

it('takes what the open city tells of a subject by the way before what another has on it, but no name', () => {
  const things = [
    section('Zoo and park', { city: 'London', about: 'canal' }),
    section('Toilets by the canal', { city: 'Paris' }),
    section('A garden', { city: 'London', line: 'With a restroom at the gate' }),
    section('A fair', { city: 'London', body: 'restroom' }),
    section('Canal tower', { city: 'Paris' }),
  ];
  const { find } = createSearchEngine(things, words);
  const first = (query: string) => find(query, 'London').results[0]?.title;
  expect(first('toilet')).toBe('A garden');
  expect(first('restroom')).toBe('A garden');
  expect(first('canal tower')).toBe('Canal tower');
  expect(find('toilet', 'London').results.map(({ title }) => title)).toContain('Toilets by the canal');
  expect(find('toilet', 'London').sure).toBe(false);
});

it('goes on with what fits in part where nothing fits whole', () => {
  const { results, sure } = find('louvre submarine', 'Paris');
  expect(results.map(({ title }) => title)).toContain('Louvre');
  expect(sure).toBe(false);
});

it.each(['', '   ', '!?', 'the', 'zzqqxx'])('finds nothing for "%s"', (query) => {
  expect(titles(query)).toEqual([]);
});

it.each([
  ['where can i leave it', true],
  ['anything for tea?', true],
  ['where', false],
  ['island tower', false],
])('knows whether "%s" is a question', (query, isQuestion) => {
  expect(find(query).isQuestion).toBe(isQuestion);
});

it.each([
  ['sacré cœur', 0],
  ['BASILIQUE DU SACRÉ CŒUR', 1],
  ['basilica of the sacred heart', 1],
  ['toilet', 2],
  ['charles de gaulle airport', 1],
  ['the louvre', 0],
  ['help louvre', 0],
  ['emergency', 0],
])('knows whether "%s" is the very name of something', (query, count) => {
  expect(find(query).named).toHaveLength(count);
});

it('tells of a place that was named what there is, where nothing of what is asked for lies there', () => {
  const quarter = [section('Marais', { isArea: true, path: '/paris#area-marais' }), section('Left luggage')];
  const engine = createSearchEngine(quarter, words);
  expect(engine.find('vegan restaurant in the marais', 'Paris').results.map(({ title }) => title)).toEqual(['Marais']);
});

it('tells no more than a screen holds', () => {
  const bridges = Array.from({ length: 100 }, (_, index) => entry(`Bridge ${index}`));
  expect(createSearchEngine(bridges, words).find('bridge').results).toHaveLength(mostResults);
});

describe('queries that join a subject with where, when and for whom', () => {
  const near: SearchWords = {
    ...words,
    same: [
      [['restaurant', 'dining', 'dinner'], []],
      [['hotel', 'where to stay'], []],
      [['child', 'kids', 'family'], []],
      [['walk', 'walking tour'], []],
      [['metro'], ['subway', 'underground']],
      [['airport'], []],
    ],
    card: ['open', 'open now', 'today', 'child', 'cheap', 'metro', 'how long', 'close'],
    near: ['near', 'close to'],
    small: [...words.small, 'with', 'to', 'from', 'what', 'time', 'does', 'at'],
  };
  const city = [
    entry('Dining', { kind: 'screen', names: ['dinner'] }),
    entry('Where to stay', { kind: 'screen' }),
    section('Family rooms', { names: ['where to stay with kids'], path: '/stays#families' }),
    section('Two days with children', { names: ['kids'] }),
    section('Le Marais (3rd, 4th)', { isArea: true, about: 'cheap dinner' }),
    section('All walks', { names: ['walk'], line: 'The Marais, court by court' }),
    entry('The Marais, court by court', { kind: 'walk', label: 'Walk' }),
    section('Pharmacies', { kind: 'group' }),
    section('Open and shut', { names: ['open today'] }),
    entry('Bone tunnels', { names: ['underground cemetery'], about: 'wheelchair' }),
    section('Lifts in the metro', { names: ['wheelchair metro'] }),
    entry('Louvre', { label: 'Museum' }),
    entry('Hotel Lutetia', { label: 'Hotel', about: 'Louvre' }),
    section('Orly airport (ORY)', { label: 'Getting in', about: 'metro' }),
    section('Tickets', { names: ['metro'], about: 'orly' }),
    entry('Tuileries', { kind: 'station' }),
    entry('Tuileries Garden', { label: 'Garden' }),
    entry('Galeria', { kind: 'station' }),
    entry('Galleria Borghese', { label: 'Museum' }),
    entry('Eiffel Tower', { local: 'Tour Eiffel' }),
  ];
  const engine = createSearchEngine(city, near);
  it.each([
    ['dinner under 15 euro', 'Dining'],
    ['dinner for less than €20 marais', 'Dining'],
    ['cheap dinner marais', 'Dining'],
    ['dinner with kids', 'Dining'],
    ['where to stay with kids', 'Family rooms'],
    ['family hotel', 'Family rooms'],
    ['pharmacy open now', 'Pharmacies'],
    ['walk in the marais', 'The Marais, court by court'],
    ['wheelchair subway', 'Lifts in the metro'],
    ['what time does the louvre close', 'Louvre'],
    ['how long at the louvre', 'Louvre'],
    ['hotel close to the louvre', 'Hotel Lutetia'],
    ['metro to orly', 'Orly airport (ORY)'],
    ['tuileries', 'Tuileries Garden'],
    ['galeria borghese', 'Galleria Borghese'],
    ['luovre', 'Louvre'],
    ['tour effeil', 'Eiffel Tower'],
  ])('finds for "%s" first %s', (query, title) => {
    expect(engine.find(query, 'Paris').results[0]?.title).toBe(title);
  });

  it('tells what the open city has before what another is called', () => {
    const police = [
      section('Numbers to dial', { names: ['ambulance'], city: 'Rome' }),
      entry('Emergency', { kind: 'fact', names: ['ambulance'], city: 'London' }),
    ];
    expect(createSearchEngine(police, near).find('ambulance', 'London').results[0]?.city).toBe('London');
  });
});

describe('what a country tells for its cities', () => {
  const here = [
    entry('Colosseum', { city: 'Rome', label: 'Ruin' }),
    section('Tipping', { city: 'Rome', path: '/rome#tipping' }),
    section('Tipping', { city: 'Italy', path: '/italy#tipping' }),
    section('Police stations', { city: 'Italy' }),
    section('Police stations', { city: 'Paris' }),
    entry('Saint Mary hospital', { city: 'Italy', label: 'Hospital', about: 'Florence' }),
    entry('Holy Ghost hospital', { city: 'Italy', label: 'Hospital', about: 'Rome' }),
  ];
  const italian = createSearchEngine(
    here,
    words,
    new Map([
      ['Rome', 'Italy'],
      ['Florence', 'Italy'],
    ]),
  );
  const cities = (query: string, city: string) => italian.find(query, city).results.map((one) => one.city);

  it('stands before what another city has', () => expect(cities('police stations', 'Rome')).toEqual(['Italy']));

  it('is told once, as the city tells it', () => expect(cities('tipping', 'Rome')).toEqual(['Rome']));

  it('is left to the city that it names', () => {
    expect(italian.find('hospital', 'Rome').results[0]?.title).toBe('Holy Ghost hospital');
    expect(italian.find('hospital florence').results[0]?.title).toBe('Saint Mary hospital');
  });

  it('leads on to its cities', () => expect(cities('colosseum', 'Italy')).toEqual(['Rome']));
});

it('names what a visitor may read before what is closed to them, where both fit alike', () => {
  const both = [section('Shut today', { path: '/table' }), entry('Shut today', { kind: 'screen', path: '/app/live' })];
  const engine = createSearchEngine(both, words);
  const first = (isLocked?: (found: Pick<Found, 'path'>) => boolean) =>
    engine.find('shut today', 'Paris', isLocked).results[0]?.path;
  expect(first()).toBe('/app/live');
  expect(first(({ path }) => path.startsWith('/app/'))).toBe('/table');
});
