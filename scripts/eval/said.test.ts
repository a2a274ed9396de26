import { plain, says } from './said';

describe('what an answer says', () => {
  it.each([
    ['It costs 22 euros.', '€22'],
    ['It costs 12,50 €.', '€12.50'],
    ['Open until 6 pm.', '18:00'],
    ['Open from 9:30 a.m.', '09:30'],
    ['La Société Générale', 'societe'],
    ['Take line 4.', 'line 4'],
    ['It isn’t open.', "/n't/"],
  ])('%s says %s', (text, wanted) => expect(says(plain(text), wanted)).toBe(true));

  it.each([
    ['It costs €220.', '€22'],
    ['It costs €22.50.', '€22'],
    ['Take note.', 'no'],
    ['Take line 14.', 'line 4'],
    ['Open until 16:00.', '6:00'],
    ['It is step-free.', 'fre'],
  ])('%s does not say %s', (text, wanted) => expect(says(plain(text), wanted)).toBe(false));
});
