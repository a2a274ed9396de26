import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { compiledLiveSchema, goldenMoments, type GoldenMoment, saidAt } from '@odysseus/live/testing';

const remotes = join(process.cwd(), 'remotes');
/** The live boards of all cities, as the service hands them to browsers. */
const boards = readdirSync(remotes)
  .map((remote) => join(remotes, remote, 'content'))
  .filter((content) => existsSync(content))
  .flatMap((content) => [...compiledContent(content).premiumScreens.values()])
  .flatMap((screen) => (screen.kind === 'live' ? [[screen.city.key, screen] as const] : []));

interface Golden {
  readonly today?: readonly string[];
  /** What of it is over by then. */
  readonly over?: readonly string[];
  /** Cards of what comes up, in their order. */
  readonly ahead?: readonly string[];
  readonly places?: Readonly<Record<string, string>>;
  /** What raises a place's level. */
  readonly crowds?: Readonly<Record<string, readonly string[]>>;
}

/** What each city's board must say at a moment; more of it is said beside. */
const goldens: Readonly<Record<string, Partial<Record<GoldenMoment, Golden>>>> = {
  paris: {
    'Monday noon': { places: { orsay: 'Usually closed today: shut on Mondays; opens tomorrow at 09:30' } },
    'Tuesday noon': { places: { louvre: 'Usually closed today: shut on Tuesdays; opens tomorrow at 09:00' } },
    'first Sunday': { crowds: { orsay: ['freeSunday'] } },
    'Christmas Eve': { today: ['Christmas Eve', 'Christmas holidays'] },
    'the first minute of summer time': { today: ['Summer time begins'] },
    '1 May': {
      today: ['Labour Day', 'March of 1 May'],
      places: { louvre: 'Usually closed today: shut for Labour Day; opens tomorrow at 09:00' },
    },
    '15 August': { today: ['Assumption', 'Summer holidays'] },
  },
  rome: {
    'Monday noon': {
      places: {
        colosseum: 'Usually open until 16:30, last entry 15:30',
        'galleria-borghese': 'Usually closed today: shut on Mondays; opens tomorrow at 09:00',
        'vatican-museums': 'Usually open until 20:00, last entry 18:00',
        'crypta-balbi': 'Closed: Works at the Crypta Balbi, until a date not yet fixed',
      },
    },
    'last Sunday, late': {
      over: ['Free Sunday: Vatican Museums'],
      ahead: ['Immaculate Conception', 'Christmas Eve', 'Christmas Day', "St Stephen's Day"],
    },
    'first Sunday': {
      places: { 'vatican-museums': 'Usually closed today: shut on Sundays; opens tomorrow at 08:00' },
      crowds: { colosseum: ['freeSunday'], 'capitoline-museums': ['freeSunday'] },
    },
    'Christmas Eve': {
      today: ['Christmas Eve', "Christmas Eve and Day at St Peter's", 'Christmas holidays'],
      places: { 'capitoline-museums': 'Usually closed for today, opens Saturday at 09:30' },
    },
    'the first minute of summer time': {
      today: ['Summer time begins', "Easter Sunday in St Peter's Square", 'Easter holidays'],
      places: { 'vatican-museums': 'Closed: The Vatican Museums at Easter, until 29 Mar' },
    },
    '1 May': {
      today: ['Concert of 1 May'],
      places: {
        'capitoline-museums': 'Usually closed today: shut for Labour Day; opens tomorrow at 09:30',
        'vatican-museums': 'Usually closed today: shut for Labour Day; opens Monday at 08:00',
        colosseum: 'Usually open until 19:15, last entry 18:15',
      },
    },
    '29 June': {
      today: ['Saints Peter and Paul', "Feast of the city's patrons"],
      places: { 'vatican-museums': 'Usually closed today: shut for Saints Peter and Paul; opens tomorrow at 08:00' },
    },
    '15 August': {
      today: ['Ferragosto', 'Summer holidays'],
      places: { 'vatican-museums': 'Usually closed today: shut on Sundays; opens tomorrow at 08:00' },
    },
  },
};

it('there are goldens for the board of every city', () => {
  expect(Object.keys(goldens).sort()).toEqual(boards.map(([city]) => city).sort());
});

describe.each(boards)('the board of %s', (city, board) => {
  it('reads back through its own schema, and leads nowhere but to pages by https', () => {
    expect(compiledLiveSchema.parse(JSON.parse(JSON.stringify(board)))).toEqual(JSON.parse(JSON.stringify(board)));
    const { transit, strikes, weather } = board.look;
    const told = [...board.items, ...board.lights, board.crowds].map(({ links }) => links);
    const addresses = [transit, strikes, weather, ...told].flatMap((links = []) => links.map(({ url }) => url));
    expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  it('knows enough of each kind of thing', () => {
    const kinds = new Set(board.items.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['closure', 'works', 'event', 'sale', 'schoolHoliday']));
    expect(board.items.length).toBeGreaterThanOrEqual(25);
    expect(board.lights.length).toBeGreaterThanOrEqual(4);
  });

  it('sends nobody from what is shut to a place that nobody has asked whether it is open', () => {
    const sent = board.items.flatMap(({ kind, name, instead = '' }) =>
      kind === 'closure'
        ? board.places.filter((place) => instead.includes(place.name)).map((place) => `${name}: ${place.name}`)
        : [],
    );
    expect(sent).toEqual([]);
  });

  it('names each thing once, and tells crowds of places that are there', () => {
    const names = [...board.items, ...board.holidays.filter(({ date }) => date.startsWith('2027'))].map(
      ({ name }) => name,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const known = board.places.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(board.crowds.places.map(({ place }) => place)));
    expect(board.crowds.places.length).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.keys(goldenMoments) as GoldenMoment[])('says what is true at %s', (moment) => {
    const said = saidAt(moment, board);
    expect(said.clock).toBe(goldenMoments[moment].slice(0, 16).replace('T', ' '));
    const { today = [], over = [], ahead, places = {}, crowds = {} } = goldens[city]?.[moment] ?? {};
    expect(said.today).toEqual(expect.arrayContaining([...today]));
    expect(said.over).toEqual(over);
    if (ahead) expect(said.ahead.filter((name) => ahead.includes(name))).toEqual(ahead);
    expect(said.places).toMatchObject(places);
    for (const [place, reasons] of Object.entries(crowds))
      expect(said.crowds[place]).toEqual(expect.arrayContaining([...reasons]));
  });
});
