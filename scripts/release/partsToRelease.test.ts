import type { Release, RemoteVersion } from '@odysseus/contract';
import { partsToRelease } from './partsToRelease';

const row = (version: string, traffic: number, isDefault: boolean) =>
  ({ metadata: { version }, deployment: { traffic, default: isDefault } }) as RemoteVersion;
const live = {
  shell: { version: '1.0.0' },
  canaryShell: { traffic: 5, shell: { version: '1.1.0' } },
  microFrontends: { '@odysseus/paris': [row('1.1.0', 90, true), row('1.2.0', 10, false), row('1.0.0', 0, false)] },
} as unknown as Release;

const due = (
  key: string,
  version: string,
  released: Record<string, string> = {},
  from: Release | undefined = live,
): { due: boolean; said: string[] } => {
  const said: string[] = [];
  return { due: partsToRelease([{ key, version }], from, released, (line) => said.push(line)).length === 1, said };
};

it.each([
  ['paris', '1.1.0', false, 'everybody gets it'],
  ['paris', '1.2.0', false, 'it is the canary'],
  ['paris', '1.0.0', true, 'it is only fallen back to'],
  ['paris', '1.3.0', true, 'it is new'],
  ['shell', '1.0.0', false, 'everybody gets it'],
  ['shell', '1.1.0', false, 'it is the canary'],
  ['shell', '1.2.0', true, 'it is new'],
  ['lisbon', '1.0.0', true, 'the part is new'],
])('%s %s: %s, because %s', (key, version, expected) => {
  expect(due(key, version).due).toBe(expected);
});

it('leaves what was taken back, and says so; in an empty store everything is new', () => {
  expect(due('paris', '1.3.0', { paris: '1.3.0' })).toEqual({
    due: false,
    said: [expect.stringContaining('npm run release -- publish paris')],
  });
  expect(due('paris', '1.3.0', { paris: '1.0.0' }).due).toBe(true);
  expect(
    partsToRelease([{ key: 'paris', version: '1.3.0' }], undefined, { paris: '1.3.0' }, () => undefined),
  ).toHaveLength(1);
});
