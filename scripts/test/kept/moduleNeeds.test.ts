import { moduleNeeds } from './moduleNeeds';

it.each([
  [`import { a } from './a';`, ['./a']],
  [`import './a.css'; export { b } from './b'; export * from './c';`, ['./a.css', './b', './c']],
  [`import type { A } from './a'; export type { B } from './b';`, []],
  [`const { a } = await import('./a'); type B = typeof import('./b');`, ['./a']],
  [`const a = require('./a'); import b = require('./b');`, ['./a', './b']],
  [`const where = require.resolve('./a');`, ['./a']],
  [`jest.mock('./a', () => ({})); jest.requireActual<object>('./b');`, ['./a', './b']],
  [`const text = "import './a'"; // import './b';`, []],
] as const)('%s asks for %j', (text, specifiers) => {
  expect(moduleNeeds('module.tsx', text)).toEqual({ specifiers, isOpen: false });
});

it.each([
  'await import(`./${name}`);',
  'require(name);',
  'const load = require; load("./a");',
  'jest.mock(name);',
  'process.getBuiltinModule("fs");',
  'eval(text);',
])('%s may load anything', (text) => {
  expect(moduleNeeds('module.ts', text).isOpen).toBe(true);
});
