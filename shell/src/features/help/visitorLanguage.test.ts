import { countryName, visitorLanguage } from './visitorLanguage';

test.each([
  [['de-AT', 'en'], 'de'],
  [['ja', 'fr-CA'], 'fr'],
  [['ja', 'ko'], 'en'],
  [['DEU', 'it'], 'it'],
  [[], 'en'],
])('of %j help is shown in %s', (wanted, language) => {
  expect(visitorLanguage(wanted)).toBe(language);
});

test('countries are called as the language calls them', () => {
  expect(countryName('GB', 'en')).toBe('United Kingdom');
  expect(countryName('GR', 'de')).toBe('Griechenland');
  expect(countryName('IT', 'es')).toBe('Italia');
});
