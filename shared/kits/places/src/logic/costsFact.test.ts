import type { Place } from '@odysseus/model';
import { costsFact } from './costsFact';

const said = (kind: Place['kind'], what: string) =>
  costsFact({ kind, costs: { from: 350, to: 650, currency: 'EUR', for: what } });

it.each<[Place['kind'], string, string]>([
  ['hotel', 'Double room a night, quiet to busy season', 'a double room'],
  ['hotel', 'A double room a night with breakfast', 'a double room with breakfast'],
  ['hotel', 'One bed a night, dormitory', 'a bed'],
  ['hotel', 'A dormitory bed to a private double', 'a dormitory bed to a private double'],
  ['bar', 'Cocktail', 'a cocktail'],
  ['bar', 'A glass of wine', 'a glass of wine'],
  ['cafe', 'Espresso', 'an espresso'],
])('says beside the price of a %s what it buys, where that is one thing: %s', (kind, what, thing) => {
  expect(said(kind, what)).toBe(`about €350 to €650, ${thing}`);
});

it.each<[Place['kind'], string]>([
  ['restaurant', 'A fried starter, a pizza and a small beer'],
  ['restaurant', 'Three courses, no drink'],
  ['cafe', 'Espresso to cappuccino'],
  ['museum', 'Adult'],
  ['club', 'Entry'],
])('says the price of a %s alone where it is no one thing, or the entrance: %s', (kind, what) => {
  expect(said(kind, what)).toBe('about €350 to €650');
});
