import { isOnThisMachine } from './emulatorGapi';

it.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:4600', true],
  ['http://[::1]:4600', true],
  ['http://guide.test:8080', false],
  ['https://localhost.example', false],
])('knows whether local sign-in would answer at %s', (origin, answers) => {
  expect(isOnThisMachine(origin)).toBe(answers);
});
