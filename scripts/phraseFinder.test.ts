import { phraseFinder } from './phraseFinder';

describe('phraseFinder', () => {
  it('finds what includes would, at either end, within words and one over the other', () => {
    const phrases = ['roman arena', 'arena of lutetia', 'hidden', 'nowhere to be seen', 'seen'];
    for (const text of [
      'the roman arena of lutetia',
      'unhiddenly',
      'hidden',
      'roman',
      '',
      'roman aren',
      'it is seen',
      'hiddehidden roman arena',
    ]) {
      expect([text, [...phraseFinder(phrases)(text)].sort()]).toEqual([
        text,
        phrases.filter((phrase) => text.includes(phrase)).sort(),
      ]);
    }
  });

  it('finds nothing where there is nothing to be found', () => {
    expect(phraseFinder([])('a text')).toEqual([]);
    expect(phraseFinder([''])('a text')).toEqual([]);
  });
});
