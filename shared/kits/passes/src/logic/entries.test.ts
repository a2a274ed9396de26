import { dayNumber, type CivilDate } from '@odysseus/model';
import { entryMinute, isShutThroughout, slotsOn, type Entered } from './entries';

/** Four weeks from Monday 30 November 2026, open to 17:00, to 21:00 on Thursdays, and not on Tuesdays and on 25 December. */
const calendar = {
  from: '2026-11-30' as const,
  days: Array.from({ length: 28 }, (_, index) =>
    index % 7 === 1 || index === 25 ? 'b' : index % 7 === 3 ? 'c' : 'a',
  ).join(''),
  patterns: [[[660, 1020]], [], [[660, 1260]]] as [number, number][][],
};
const museum: Entered = { entries: { calendar, shutOn: ['2026-12-09'] } };
const at = (date: CivilDate) => dayNumber(date);

describe('entries', () => {
  it.each<[CivilDate, readonly string[]]>([
    ['2026-11-30', ['morning', 'afternoon']],
    ['2026-12-01', []],
    ['2026-12-03', ['morning', 'afternoon', 'evening']],
    ['2026-12-25', []],
    ['2026-12-09', []],
  ])('knows the parts of %s in which people are let in', (date, open) => {
    expect(slotsOn(museum, at(date))).toEqual(open);
  });

  it.each<[CivilDate, readonly string[]]>([
    ['2027-03-02', []],
    ['2027-03-03', ['morning', 'afternoon']],
    ['2027-12-25', ['morning', 'afternoon']],
    ['2026-11-24', []],
  ])('takes %s, which its calendar does not reach, for a usual weekday', (date, open) => {
    expect(slotsOn(museum, at(date))).toEqual(open);
  });

  it('goes by the month beyond its calendar where it knows it', () => {
    const year = {
      from: '2026-01-01' as const,
      days: 'a'.repeat(90) + 'b'.repeat(275),
      patterns: [[], [[540, 1080]]] as [number, number][][],
    };
    const seasonal: Entered = { entries: { calendar: year, shutOn: [] } };
    expect(slotsOn(seasonal, at('2027-02-10'))).toEqual([]);
    expect(slotsOn(seasonal, at('2027-06-10'))).toEqual(['morning', 'afternoon']);
  });

  it('counts a visit from the opening where it comes later than the part of the day', () => {
    expect(entryMinute(museum, at('2026-11-30'), 'morning')).toBe(660);
    expect(entryMinute(museum, at('2026-11-30'), 'afternoon')).toBe(840);
    expect(entryMinute(museum, at('2026-11-30'), 'evening')).toBeUndefined();
  });

  it('lets nobody into what is closed for works, whatever its hours', () => {
    const works: Entered = { ...museum, closed: { from: '2026-12-02', to: '2026-12-04', why: 'Works' } };
    expect(slotsOn(works, at('2026-12-03'))).toEqual([]);
    expect(slotsOn(works, at('2026-12-05'))).toEqual(['morning', 'afternoon']);
    expect(slotsOn({ closed: { why: 'Private' } }, at('2026-12-05'))).toEqual([]);
  });

  it('knows what is closed on all days of a stay', () => {
    expect(isShutThroughout(museum, at('2026-12-08'), 2)).toBe(true);
    expect(isShutThroughout(museum, at('2026-12-08'), 3)).toBe(false);
  });

  it('keeps nobody out where no hours are known', () => {
    expect(slotsOn({}, 0)).toEqual(['morning', 'afternoon', 'evening']);
    expect(slotsOn({ entries: { shutOn: ['2026-12-09'] } }, at('2026-12-09'))).toEqual([]);
  });
});
