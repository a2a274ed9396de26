import { captionAt, chapterOfYear, sayYear, secondsAt, yearAt } from './storyTime';

const even = { years: [1163, 1345], duration: 70 } as const;
const stepped = {
  years: [1806, 1836],
  duration: 60,
  clock: [
    { at: 10, year: 1810 },
    { at: 20, year: 1810 },
    { at: 50, year: 1836 },
  ],
} as const;

describe('years of a chapter', () => {
  test('run evenly where nothing else is said', () => {
    expect([0, 35, 70].map((at) => yearAt(even, at))).toEqual([1163, 1254, 1345]);
  });
  test('follow the clock, and stand still where it does', () => {
    expect([0, 10, 15, 20, 35, 50, 60].map((at) => yearAt(stepped, at))).toEqual([
      1806, 1810, 1810, 1810, 1823, 1836, 1836,
    ]);
  });
  test('lead back to the moment', () => {
    expect(secondsAt(even, 1254)).toBeCloseTo(35);
    expect(secondsAt(even, 900)).toBe(0);
    expect(secondsAt(even, 2000)).toBe(70);
    expect(secondsAt(stepped, 1823)).toBeCloseTo(35);
  });
});

test('a caption stays until the next', () => {
  const chapter = {
    captions: [
      { at: 1, text: 'one' },
      { at: 8, text: 'two' },
    ],
  };
  expect([0, 1, 7.9, 8, 100].map((at) => captionAt(chapter, at))).toEqual([-1, 0, 0, 1, 1]);
});

test('a year belongs to the shortest chapter that holds it, and in a gap to the one before', () => {
  const chapters = [
    { years: [-52, 280] },
    { years: [1163, 1345] },
    { years: [1190, 1989] },
    { years: [1789, 1794] },
    { years: [1887, 1889] },
  ] as const;
  const of = (year: number) => chapterOfYear(chapters, year);
  expect([-300, 100, 800, 1200, 1500, 1790, 1888, 2026].map(of)).toEqual([0, 0, 0, 1, 2, 3, 4, 4]);
});

test('years are said as people say them', () => {
  expect([-52, -0.5, 0, 280.9, 999, 1163.4, 2019.29].map(sayYear)).toEqual([
    '52 BC',
    '1 BC',
    'AD 1',
    'AD 280',
    'AD 999',
    '1163',
    '2019',
  ]);
});
