import { nameList } from './nameList';

it.each<[readonly string[], string]>([
  [[], ''],
  [['Louvre'], 'Louvre'],
  [['Louvre', 'Orsay', 'Panthéon'], 'Louvre, Orsay and Panthéon'],
  [['Vatican Museums and Sistine Chapel', 'Pantheon'], 'Vatican Museums and Sistine Chapel, Pantheon'],
  [['Metro, RER and train', 'Louvre'], 'Metro, RER and train; Louvre'],
])('%j reads %s', (names, told) => expect(nameList(names)).toBe(told));
