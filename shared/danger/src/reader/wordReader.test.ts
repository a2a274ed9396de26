import { wordReader } from './wordReader';

it.each([
  ['my wife is UNCONSCIOUS', 'unconscious', 'en'],
  ['I want to die', 'suicide', 'en'],
  ['Au secours, il ne respire plus', 'unconscious', 'fr'],
  ['Herzinfarkt!', 'chest-pain', 'de'],
  ['no encuentro a mi hija', 'missing-child', 'es'],
  ['è svenuto', 'unconscious', 'it'],
])('hears "%s" without weights', (text, kind, language) => {
  expect(wordReader.read(text)).toEqual({ outcome: 'danger', kind, language, by: 'words' });
});

it.each(['is the Louvre open?', 'dying for a coffee', 'where was the heart of the revolution', ''])(
  'leaves "%s" a question, and says that it read by words',
  (text) => {
    expect(wordReader.read(text)).toEqual({ outcome: 'none', language: 'en', by: 'words' });
  },
);
