import { entryCalendar, openingCalendar } from '@odysseus/model/content';
import { boardOf } from './board';
import type { CompiledLive } from './compiledLive';
import { liveCopy } from './copy';
import type { LiveItem } from './schema';
import { sampleCity, sampleLive } from '../testing/sampleLive';

const noon = new Date('2026-12-01T12:00:00+01:00');

describe('a last entry', () => {
  /** The sample's Louvre and Orsay let nobody in during their last hour; a visit of the Louvre takes three. */
  function withLastEntry() {
    const sample = sampleLive();
    const calendars = [...sample.calendars];
    const places = sample.places.map((place) => {
      const calendar = place.hours === undefined ? undefined : sample.calendars[place.hours];
      if (!calendar || (place.id !== 'louvre' && place.id !== 'orsay')) return place;
      return {
        ...place,
        visitMinutes: 180,
        entry: calendars.push(entryCalendar(calendar, '1 hour before closing')) - 1,
      };
    });
    return { ...sample, calendars, places };
  }
  const boardAt = (now: string, trip: readonly string[] = []) => boardOf(withLastEntry(), new Date(now), {}, trip);
  const said = (now: string, id: string) => {
    const row = boardAt(now).rows.find(({ place }) => place.id === id);
    return row && liveCopy.stateText(row);
  };

  it('is what a place is open until, for who wants to get in', () => {
    expect(said('2026-12-01T12:00:00+01:00', 'orsay')).toBe('Open until 18:00, last entry 17:00');
    expect(said('2026-12-01T16:40:00+01:00', 'orsay')).toBe('Last entry 17:00, in 20 min; closes at 18:00');
    expect(said('2026-12-01T17:01:00+01:00', 'orsay')).toBe('No more entry today, opens tomorrow at 09:30');
    expect(boardAt('2026-12-01T16:40:00+01:00', ['paris/orsay']).tripAlerts.map(({ text }) => text)).toEqual([
      'The orsay lets nobody in after 17:00, in 20 min, and closes at 18:00.',
    ]);
  });

  it('leaves no level of now once it is past, and no advice for hours in which a visit does not fit', () => {
    const crowd = (now: string) => boardAt(now).crowds.find(({ place }) => place.id === 'louvre');
    // The Louvre shuts at 18:00 on Mondays: from 15:00 on three hours no longer fit, and the quieter 17:00 is no advice.
    expect(crowd('2026-11-30T12:00:00+01:00')).toMatchObject({ now: 4, quieter: { hour: 15 } });
    expect(crowd('2026-11-30T15:10:00+01:00')).toMatchObject({ now: 3, quieter: undefined });
    expect(crowd('2026-11-30T17:10:00+01:00')?.now).toBeUndefined();
  });

  it('has what shuts soonest first, and the head count all that do', () => {
    const { crowds } = sampleLive();
    // Of the great sights the Rodin is named before the Orsay.
    const [first] = crowds.places;
    const places = first ? [{ ...first, place: 'rodin' }, ...crowds.places] : [];
    const late = boardOf(
      { ...sampleLive(), crowds: { ...crowds, places } },
      new Date('2026-12-01T17:35:00+01:00'),
      {},
      [],
    );
    expect(late.rows.filter(({ state: { is } }) => is === 'closing').map(({ place }) => place.id)).toEqual([
      'orsay',
      'rodin',
    ]);
    expect(late.advice).toContain('The orsay and The rodin close or have their last entry within the hour.');
  });

  it('names great sights alone of what shuts, of many the two best known, and counts the rest', () => {
    const late = new Date('2026-12-01T17:35:00+01:00');
    expect(boardOf(sampleLive(), late, {}, []).advice).toContain(
      'The orsay closes or has its last entry within the hour, as does 1 other place.',
    );
    const { crowds, places } = sampleLive();
    const twin = (of: string) =>
      places.filter(({ id }) => id === of).map((place) => ({ ...place, id: `${of}-2`, name: `The second ${of}` }));
    const [first] = crowds.places;
    // The Rodin and its twin shut after the others.
    const known = ['rodin', 'rodin-2', 'orsay', 'orsay-2'].flatMap((place) => (first ? [{ ...first, place }] : []));
    const content = { places: [...places, ...twin('orsay'), ...twin('rodin')], crowds: { ...crowds, places: known } };
    expect(boardOf(sampleLive(content), late, {}, []).advice).toContain(
      'The rodin, The second rodin and 2 more great sights close or have their last entry within the hour.',
    );
  });
});

describe('the last minutes', () => {
  const stateAt = (now: string, id: string) => {
    const row = boardOf(sampleLive(), new Date(now), {}, []).rows.find(({ place }) => place.id === id);
    return row && liveCopy.stateText(row);
  };

  it('offer nothing that nobody gets to any more', () => {
    expect(stateAt('2026-12-01T17:55:00+01:00', 'orsay')).toBe('Closes at 18:00, in 5 min');
    expect(stateAt('2026-12-01T17:56:00+01:00', 'orsay')).toBe('No more entry today, opens tomorrow at 09:30');
  });

  it('before midnight know tomorrow from today', () => {
    const sample = sampleLive();
    const hours = sample.calendars.push(openingCalendar('Mo-Su 10:00-24:00', sampleCity, sample.edited)) - 1;
    const places = sample.places.map((place) => (place.id === 'rodin' ? { ...place, hours } : place));
    const row = boardOf({ ...sample, places }, new Date('2026-12-01T23:57:00+01:00'), {}, []).rows.find(
      ({ place }) => place.id === 'rodin',
    );
    expect(row && liveCopy.stateText(row)).toBe('No more entry today, opens tomorrow at 10:00');
  });
});

describe('a free Sunday', () => {
  const todayAt = (now: string, change: Partial<CompiledLive> = {}) =>
    boardOf({ ...sampleLive(), ...change }, new Date(now), {}, []).today.map(({ name }) => name);

  it('is no ordinary day: the first of a month, and the last where a house has that one', () => {
    expect(todayAt('2026-12-06T12:00:00+01:00')).toContain('Free Sunday: The orsay');
    const { crowds } = sampleLive();
    const places = crowds.places.map((place) =>
      place.place === 'louvre' ? { ...place, freeLastSundays: [11] } : place,
    );
    expect(todayAt('2026-11-29T12:00:00+01:00', { crowds: { ...crowds, places } })).toContain(
      'Free Sunday: The louvre',
    );
    expect(todayAt('2026-11-22T12:00:00+01:00', { crowds: { ...crowds, places } }).join()).not.toContain('Free');
  });

  /** The Orsay lets people in until 17:00 of a free Sunday, the Rodin until it closes at 18:30. */
  const freeAt = (now: string, slots: readonly string[] = []) => {
    const sample = sampleLive();
    const calendars = [...sample.calendars];
    const orsay = sample.places.find(({ id }) => id === 'orsay');
    const calendar = orsay?.hours === undefined ? undefined : calendars[orsay.hours];
    if (!calendar) throw new Error('The sample’s Orsay has no hours');
    const entry = calendars.push(entryCalendar(calendar, '1 hour before closing')) - 1;
    const [first] = sample.crowds.places;
    if (!first) throw new Error('The sample has no crowds');
    const change = {
      calendars,
      places: sample.places.map((place) => (place.id === 'orsay' ? { ...place, entry } : place)),
      crowds: {
        ...sample.crowds,
        places: ['orsay', 'rodin'].map((place) => ({
          ...first,
          place,
          freeFirstSundays: [12],
          ...(slots.includes(place) ? { freeSlot: true as const } : {}),
        })),
      },
    };
    const { today } = boardOf({ ...sample, ...change }, new Date(now), {}, []);
    return today.find(({ kind }) => kind === 'free');
  };

  it('ends with the last entry of each of its places, and is over with the last of them', () => {
    expect(freeAt('2026-12-06T12:00:00+01:00')).toMatchObject({
      name: 'Free Sunday: The orsay and The rodin',
      text: expect.stringContaining('The orsay (17:00) and The rodin (18:30)') as string,
      over: false,
    });
    expect(freeAt('2026-12-06T16:54:00+01:00')?.name).toBe('Free Sunday: The orsay and The rodin');
    expect(freeAt('2026-12-06T17:01:00+01:00')).toMatchObject({
      name: 'Free Sunday: The rodin',
      text: expect.stringContaining('last entry at 18:30') as string,
      over: false,
    });
    expect(freeAt('2026-12-06T18:30:00+01:00')?.over).toBe(true);
  });

  it('speaks of booking for the places alone that ask for it', () => {
    expect(freeAt('2026-12-06T12:00:00+01:00')?.text).not.toMatch(/book/i);
    expect(freeAt('2026-12-06T12:00:00+01:00', ['orsay'])?.text).toContain('Book a slot before for The orsay.');
  });
});

describe('works', () => {
  it('are as many on the board of trains as stand under today, whether they name a line or not', () => {
    const sample = sampleLive();
    const [first] = sample.items;
    if (!first) throw new Error('The sample has no item');
    const works = (name: string, change: Partial<LiveItem> = {}): LiveItem => ({
      ...first,
      kind: 'works',
      name,
      closes: false,
      places: undefined,
      ...change,
    });
    const items = [works('A tram ends early'), works('A tunnel is dug', { lines: ['M1'] })];
    const { transit: trains, today } = boardOf({ ...sample, items }, noon, {}, []);
    expect(trains.listed).toBe(today.filter(({ kind }) => kind === 'works').length);
    expect(trains.works.map(({ name }) => name)).toEqual(['A tunnel is dug']);
  });

  it('of a museum alone are not those of the trains', () => {
    const sample = sampleLive();
    const items = sample.items.slice(0, 1).map((item): LiveItem => ({ ...item, kind: 'works', closes: false }));
    expect(boardOf({ ...sample, items }, noon, {}, []).transit.listed).toBe(0);
  });
});

it('tells how far off the next light is by the clock beside it', () => {
  const { sun, moment } = boardOf(sampleLive(), new Date('2026-12-01T12:00:30+01:00'), {}, []);
  const minutes = (clock = '') => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  expect(sun?.next?.minutes).toBe(minutes(sun?.next?.at) - minutes(moment.clock));
});

describe('the advice', () => {
  const adviceWith = (change: Partial<LiveItem>, trip: readonly string[] = []) => {
    const sample = sampleLive();
    const [first] = sample.items;
    if (!first) throw new Error('The sample has no item');
    const item: LiveItem = {
      ...first,
      kind: 'event',
      name: 'Parade',
      from: '2026-12-01',
      until: '2026-12-01',
      dates: 'settled',
      closes: false,
      places: undefined,
      ...change,
    };
    return boardOf({ ...sample, items: [item] }, noon, {}, trip).advice;
  };

  it('tells an event of today in its first words, and by its name alone where they are long', () => {
    expect(adviceWith({ text: 'The avenue is shut. Take the metro.' })).toContain('Parade: The avenue is shut.');
    expect(adviceWith({ text: `The avenue is ${'really '.repeat(20)}shut.` })).toContain('Today: Parade.');
  });

  it('leaves room for the board on a phone, and keeps what is most pressing whole', () => {
    const whole = adviceWith({ text: 'The avenue is shut.' });
    expect(whole).toHaveLength(3);
    const name = `Parade of ${'many '.repeat(40)}people`;
    const [first, ...others] = adviceWith({ name, text: 'The avenue is shut.' });
    expect(first).toBe(`Today: ${name}.`);
    // A short sentence still fits beside it, the two of before do not.
    expect(others.length).toBeLessThan(2);
    expect([first, ...others].join('').length).toBeLessThanOrEqual(270);
  });
});
