import type { Landmark } from './compiledStory';
import { fullestYear, landmarkSpans, landmarksOf, landmarkState } from './landmarkState';
import { shareOfYear, yearMarks, yearStops } from './yearStops';

const bastille = {
  changes: [
    { year: 1370, until: 1383, what: 'rises', text: 'Built.' },
    { year: 1553, what: 'changes', text: 'A bastion.' },
    { year: 1789, until: 1790, what: 'goes', text: 'Stormed and pulled down.' },
  ],
} as const;
const landmark = { id: 'bastille', name: 'Bastille', changes: [...bastille.changes] };

test.each([
  [1369, 'notYet'],
  [1370, 'rising'],
  [1382, 'rising'],
  [1383, 'stands'],
  [1553, 'stands'],
  [1788.9, 'stands'],
  [1789.6, 'going'],
  [1790, 'gone'],
  [2026, 'gone'],
])('in %d a landmark is %s', (year, standing) => {
  expect(landmarkState(landmark, year).standing).toBe(standing);
});

test('a landmark says what became of it last', () => {
  expect(landmarkState(landmark, 1600).text).toBe('A bastion.');
  expect(landmarkState(landmark, 1000).text).toBeUndefined();
});

test('a landmark is to be seen from its first year until it is gone, or until today', () => {
  expect(landmarkSpans(landmark, 2026)).toEqual([{ from: 1370, to: 1790, ruins: false }]);
  expect(landmarkSpans({ changes: [{ year: 1887, until: 1889, what: 'rises', text: 'Built.' }] }, 2026)).toEqual([
    { from: 1887, to: 2026, ruins: false },
  ]);
});

test('what happened on the spot before something was built there is nothing that stands', () => {
  const memorial: Pick<Landmark, 'changes'> = {
    changes: [
      { year: 1944.2, until: 1944.3, what: 'changes', text: 'People are shot here.' },
      { year: 1947, until: 1949, what: 'rises', text: 'The memorial.' },
    ],
  };
  expect(landmarkState(memorial, 1945).standing).toBe('notYet');
  expect(landmarkState(memorial, 1950).standing).toBe('stands');
  expect(landmarkSpans(memorial, 2026)).toEqual([{ from: 1947, to: 2026, ruins: false }]);
});

describe('what is left in ruins', () => {
  const arena: Pick<Landmark, 'changes'> = {
    changes: [
      { year: 60, until: 110, what: 'rises', text: 'Built.' },
      { year: 275, until: 335, what: 'goes', text: 'Buried.' },
      { year: 1869, until: 1918, what: 'changes', leaves: 'ruins', text: 'Dug out.' },
    ],
  };
  const aqueduct: Pick<Landmark, 'changes'> = {
    changes: [
      { year: 38, until: 52, what: 'rises', text: 'Built.' },
      { year: 537, until: 600, what: 'goes', leaves: 'ruins', text: 'Cut.' },
      { year: 1900, what: 'changes', text: 'Shored up.' },
    ],
  };

  test.each([
    [aqueduct, 536, 'stands'],
    [aqueduct, 540, 'going'],
    [aqueduct, 600, 'ruins'],
    [aqueduct, 2026, 'ruins'],
    [arena, 1000, 'gone'],
    [arena, 1900, 'changing'],
    [arena, 2026, 'ruins'],
  ])('is neither gone nor a building: %#', (ruin, year, standing) =>
    expect(landmarkState(ruin, year).standing).toBe(standing),
  );

  test('has a span of its own', () => {
    expect(landmarkSpans(aqueduct, 2026)).toEqual([
      { from: 38, to: 600, ruins: false },
      { from: 600, to: 2026, ruins: true },
    ]);
    expect(landmarkSpans(arena, 2026)).toEqual([
      { from: 60, to: 335, ruins: false },
      { from: 1869, to: 2026, ruins: true },
    ]);
  });
});

test('a chapter has the landmarks that change where its clock halts', () => {
  const tower = {
    id: 'tower',
    name: 'Tower',
    changes: [{ year: 1887.1, until: 1889.2, what: 'rises' as const, text: 'Built.' }],
  };
  const of = (chapter: Parameters<typeof landmarksOf>[0]) =>
    landmarksOf(chapter, [landmark, tower]).map(({ id }) => id);
  expect(of({ years: [1300, 2026] })).toEqual(['bastille', 'tower']);
  expect(
    of({
      years: [1300, 2026],
      clock: [
        { at: 0, year: 1889.9 },
        { at: 9, year: 1900 },
      ],
    }),
  ).toEqual(['tower']);
});

test('the fullest year is the latest of those in which most stands', () => {
  expect(
    fullestYear(
      [landmark, { changes: [{ year: 1200, what: 'rises', text: 'Built.' }] }],
      [1100, 1300, 1400, 1788, 1900],
    ),
  ).toBe(1788);
});

describe('the time slider', () => {
  const chapter = {
    id: 'a',
    title: 'A',
    years: [1887.07, 1889.25] as [number, number],
    dates: '',
    scene: 'a',
    duration: 60,
    captions: [],
    reconstruction: [],
    today: [],
    still: { picture: 'a', alt: '' },
  };
  const stops = yearStops({ timeline: { from: -300, to: 2026, landmarks: [landmark] }, chapters: [chapter] });

  test('goes year by year of late and in wider steps further back, never backwards', () => {
    expect([...stops]).toEqual([...new Set(stops)].sort((a, b) => a - b));
    expect([stops[0], stops.at(-1)]).toEqual([-300, 2026]);
    expect(stops).toEqual(expect.arrayContaining([1888, 1889, 1890, 2025]));
    expect(stops.filter((year) => year > 0 && year < 900).length).toBeLessThan(60);
  });
  test('stops at every year in which something changes, and not at a year 0 that never was', () => {
    expect(stops).toEqual(expect.arrayContaining([1370, 1383, 1553, 1789, 1887, 1889]));
    expect(stops).not.toContain(0);
  });
  test('is marked with round years at their places, between its first and its last', () => {
    const marked = yearMarks(stops);
    expect(marked.map(({ year }) => year)).toEqual([-300, 1300, 1800, 1900, 2026]);
    for (const { year, share } of marked) expect(share).toBe(shareOfYear(stops, year));
  });
  test('has a place for every year', () => {
    expect(shareOfYear(stops, -300)).toBe(0);
    expect(shareOfYear(stops, 2026)).toBe(1);
    expect(shareOfYear(stops, 1888.5)).toBeGreaterThan(shareOfYear(stops, 1888));
  });
});
