import * as z from 'zod/mini';
import { readYaml } from './readYaml';

const file = 'city.yaml';
const text = 'name: Paris\nlines:\n  - 1\n  - 14\n';
const anything = z.object({ name: z.string(), lines: z.unknown() });

it('hands out what nobody can change, so that nobody finds what another did to it', () => {
  const first = readYaml(file, anything, { text });
  expect(() => (first.lines as number[]).push(99)).toThrow(TypeError);
  expect(readYaml(file, anything, { text })).toEqual({ name: 'Paris', lines: [1, 14] });
});

it('tells the line of what is wrong in a text that was read before', () => {
  readYaml(file, anything, { text });
  const words = z.object({ name: z.string(), lines: z.array(z.string()) });
  expect(() => readYaml(file, words, { text })).toThrow(/city\.yaml:3.*lines\.0/s);
});

it('keeps numbers that JSON has no word for', () => {
  const endless = { text: 'name: Paris\nlines: .inf\n' };
  for (let time = 0; time < 2; time += 1) expect(readYaml(file, anything, endless).lines).toBe(Infinity);
});
