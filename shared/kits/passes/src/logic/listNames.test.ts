import { listNames } from './listNames';

it.each<[readonly string[], string]>([
  [['Louvre'], 'Louvre'],
  [['Colosseum, ordinary ticket', 'Borghese Gallery'], 'Colosseum (ordinary ticket) and Borghese Gallery'],
  [['Louvre', 'Orsay', 'Eiffel Tower, top'], 'Louvre, Orsay and Eiffel Tower (top)'],
  [['Vatican Museums and Sistine Chapel', 'Pantheon'], 'Vatican Museums and Sistine Chapel, Pantheon'],
  [['Metro, RER and train ticket', 'Louvre'], 'Metro, RER and train ticket; Louvre'],
  [['Museum Pass, 2 days (48 hours)', 'Louvre'], 'Museum Pass, 2 days (48 hours); Louvre'],
])('%j reads %s', (names, told) => expect(listNames(names)).toBe(told));
