import { processorTime } from '@odysseus/model/testing';
import { SentenceCutter } from './SentenceCutter';

/** Cuts a text that arrives in pieces of a length. */
function cut(text: string, length = text.length) {
  const cutter = new SentenceCutter();
  const pieces = Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  );
  return [...pieces.flatMap((piece) => cutter.feed(piece)), ...cutter.end()];
}

describe('Sentences of a model', () => {
  const told =
    'It opens at 9:00 [f1]. Last entry is at 17:15. [f2, f3] Is that fine?\n\nTwo more:\n- Orsay, 9.30 to 18:00 [f4].\n- St. Germain [f5]\n1. Walk. [f6]';

  it('carry their markers, wherever the full stop stands, and how they join', () => {
    expect(cut(told)).toEqual([
      { text: 'It opens at 9:00.', markers: ['f1'], join: 'same' },
      { text: 'Last entry is at 17:15.', markers: ['f2', 'f3'], join: 'same' },
      { text: 'Is that fine?', markers: [], join: 'same' },
      { text: 'Two more:', markers: [], join: 'paragraph' },
      { text: 'Orsay, 9.30 to 18:00.', markers: ['f4'], join: 'item' },
      { text: 'St. Germain', markers: ['f5'], join: 'item' },
      { text: 'Walk.', markers: ['f6'], join: 'item' },
    ]);
  });

  it('are the same wherever the stream is cut', () => {
    for (let length = 1; length < 30; length += 1) expect(cut(told, length)).toEqual(cut(told));
  });

  it('come as soon as they are whole, and never before their markers', () => {
    const cutter = new SentenceCutter();
    expect(cutter.feed('It is free.')).toEqual([]);
    expect(cutter.feed(' [f')).toEqual([]);
    expect(cutter.feed('7] ')).toEqual([]);
    expect(cutter.feed('A')).toEqual([{ text: 'It is free.', markers: ['f7'], join: 'same' }]);
  });

  it.each([
    ['initials and titles', 'It is by J. Nouvel, near St. Paul, e.g. for Dr. Who.', 1],
    ['hours', 'Open 9 a.m. to 6 p.m. on Monday.', 1],
    ['prices', 'It costs 12.50 euros. Bring cash.', 2],
  ])('are not cut at %s', (_what, text, count) => {
    expect(cut(text)).toHaveLength(count);
  });

  it('lose Markdown, addresses and control characters', () => {
    expect(
      cut('## **Louvre**\nSee `this` [page](https://evil.example/?q=1)\u0007 now.').map(({ text }) => text),
    ).toEqual(['Louvre', 'See this page now.']);
  });

  it('are cut in time that grows with their length alone', () => {
    for (const text of [
      'a'.repeat(50_000),
      '[f1'.repeat(20_000),
      '. '.repeat(30_000),
      '['.repeat(50_000),
      '**'.repeat(30_000),
      '.[x]'.repeat(10_000),
    ]) {
      const timeFor = (piece: string): number => processorTime(() => void cut(piece, 16));
      cut(text, 16);
      // Four times as long: four times the time, and sixteen times if each sign was compared with each.
      expect(timeFor(text) / Math.max(5, timeFor(text.slice(0, text.length / 4)))).toBeLessThan(10);
    }
  });
});
