import * as z from 'zod/mini';
import { parserOf } from './usePremiumContent';

const parse = parserOf(z.object({ lines: z.array(z.string().check(z.maxLength(10))) }), 'The guide');

it('measures a text by its words, and keeps where they lead', () => {
  expect(parse({ lines: ['[[/museums#louvre|Louvre]] now'], more: 1 })).toEqual({
    lines: ['[[/museums#louvre|Louvre]] now'],
  });
});

it('refuses what is too long to read', () => {
  expect(() => parse({ lines: ['Louvre and Orsay'] })).toThrow('The guide');
});
