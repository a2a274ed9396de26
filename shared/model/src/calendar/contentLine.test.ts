import { escapeText, foldLine, utcStamp } from './contentLine';

const octets = (text: string): number => new TextEncoder().encode(text).length;
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

it.each([
  ['plain', 'plain'],
  ['one, two; three', String.raw`one\, two\; three`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['first\nsecond\r\nthird\rfourth', String.raw`first\nsecond\nthird\nfourth`],
  ['a:b "c"', 'a:b "c"'],
  ['bell\u0007 and tab\t', 'bell and tab\t'],
])('writes %j as %j', (text, value) => {
  expect(escapeText(text)).toBe(value);
});

describe('a long line', () => {
  it.each([
    ['of plain letters', `SUMMARY:${'x'.repeat(200)}`],
    ['of letters of two octets', `SUMMARY:${'é'.repeat(90)}`],
    ['of letters of three octets', `SUMMARY:${'東'.repeat(60)}`],
    ['of signs outside the basic plane', `SUMMARY:a${'🗼'.repeat(50)}`],
  ])('%s is cut into lines of 75 octets at most, and put together again is the same', (_what, line) => {
    const folded = foldLine(line);
    const parts = folded.split('\r\n');
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(octets(part)).toBeLessThanOrEqual(75);
      expect(part).not.toContain('\ufffd');
    }
    for (const part of parts.slice(1)) expect(part.startsWith(' ')).toBe(true);
    expect(unfolded(folded)).toBe(line);
  });

  it('stays whole at 75 octets, and is cut at 76', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });
});

it('writes a moment in UTC', () => {
  expect(utcStamp(Date.UTC(2027, 1, 11, 7, 30, 0, 999))).toBe('20270211T073000Z');
});
