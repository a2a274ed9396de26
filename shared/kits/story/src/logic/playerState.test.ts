import {
  momentOf,
  playerReducer,
  playerStart,
  yearsDuration,
  type PlayerAction,
  type PlayerState,
} from './playerState';
import { sampleStory } from '../testing/sampleStory';
import { yearStops } from './yearStops';

const reduce = playerReducer(sampleStory);
const stops = yearStops(sampleStory);
const after = (...actions: readonly PlayerAction[]): PlayerState => actions.reduce(reduce, playerStart);
const last = sampleStory.chapters.length - 1;

test('time passes only while the story plays', () => {
  expect(after({ do: 'pass', seconds: 3 }).seconds).toBe(0);
  expect(after({ do: 'play' }, { do: 'pass', seconds: 3 }, { do: 'pause' }, { do: 'pass', seconds: 3 })).toMatchObject({
    seconds: 3,
    playing: false,
  });
});

test('one chapter leads to the next, and the last one ends the story', () => {
  expect(after({ do: 'play' }, { do: 'pass', seconds: 30 })).toMatchObject({ chapter: 1, seconds: 0, playing: true });
  const ended = after({ do: 'open', chapter: last }, { do: 'play' }, { do: 'pass', seconds: 31 });
  expect(ended).toMatchObject({ chapter: last, seconds: 30, playing: false, ended: true });
  expect(reduce(ended, { do: 'play' })).toMatchObject({ chapter: 0, seconds: 0, playing: true, ended: false });
});

test('the story waits for a voice that still speaks', () => {
  const speaking = after({ do: 'play' }, { do: 'pass', seconds: 9.9 }, { do: 'pass', seconds: 1, until: 9.95 });
  expect(speaking.seconds).toBe(9.95);
  expect(reduce(speaking, { do: 'pass', seconds: 1, until: 9 }).seconds).toBe(9.95);
  expect(reduce(speaking, { do: 'pass', seconds: 1, until: Infinity }).seconds).toBeCloseTo(10.95);
});

test('nobody seeks out of a chapter', () => {
  expect(after({ do: 'seek', seconds: -5 }).seconds).toBe(0);
  expect(after({ do: 'seek', seconds: 900 })).toMatchObject({ seconds: 30, chapter: 0 });
  expect(after({ do: 'open', chapter: 99 }).chapter).toBe(last);
  expect(after({ do: 'open', chapter: -1 }).chapter).toBe(0);
});

test('back leads to the start of the chapter first, then to the one before', () => {
  const within = after({ do: 'open', chapter: 2, seconds: 12 }, { do: 'previous' });
  expect(within).toMatchObject({ chapter: 2, seconds: 0 });
  expect(reduce(within, { do: 'previous' })).toMatchObject({ chapter: 1, seconds: 0 });
});

describe('the years', () => {
  const at = (year: number): PlayerState => after({ do: 'play' }, { do: 'year', stop: stops.indexOf(year) });

  test.each([...stops].filter((_, index) => index % 37 === 0))(
    '%d is the year that is shown, and stops the story',
    (year) => {
      const state = at(year);
      expect(state).toMatchObject({ view: 'years', playing: false });
      expect(momentOf(sampleStory, stops, state).year).toBeCloseTo(year);
    },
  );
  test('bring the chapter that they belong to', () => {
    expect(
      [-300, 100, 1200, 1500, 1791, 1888, 2026].map((year) => at(stops.findLast((stop) => stop <= year) ?? 0).chapter),
    ).toEqual([0, 0, 1, 2, 3, 5, 7]);
  });
  test('go by when played, to their end', () => {
    const running = reduce(at(1888), { do: 'play' });
    expect(momentOf(sampleStory, stops, reduce(running, { do: 'pass', seconds: 1 })).year).toBeGreaterThan(1888);
    expect(reduce(running, { do: 'pass', seconds: yearsDuration })).toMatchObject({
      playing: false,
      ended: true,
      chapter: last,
    });
  });
  test('give way to the chapter that is opened', () => {
    expect(reduce(at(1200), { do: 'open', chapter: 4 })).toMatchObject({ view: 'chapter', chapter: 4, seconds: 0 });
  });
});

test('a moment says year, share of the time and caption', () => {
  expect(momentOf(sampleStory, stops, after({ do: 'open', chapter: 5, seconds: 20 }))).toEqual({
    year: 1888.5,
    progress: 20 / 30,
    duration: 30,
    caption: 2,
  });
});
