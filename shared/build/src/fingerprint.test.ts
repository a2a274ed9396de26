import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odysseus-fingerprint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fingerprintOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return fingerprint([join(folder, name)], folder);
}

it('changes with a file’s content and with its name', () => {
  const first = fingerprintOf('a.ts', 'one');
  expect(fingerprintOf('a.ts', 'one')).toBe(first);
  expect(fingerprintOf('a.ts', 'two')).not.toBe(first);
  expect(fingerprintOf('b.ts', 'one')).not.toBe(first);
});

it('leaves tests out', () => {
  expect(fingerprintOf('a.test.ts', 'one')).toBe(fingerprintOf('a.test.ts', 'two'));
});

it('leaves out what helps tests', () => {
  expect(fingerprintOf('testing.ts', 'one')).toBe(fingerprintOf('testing.ts', 'two'));
  mkdirSync(join(folder, 'testing'));
  const before = fingerprint([folder], folder);
  fingerprintOf('testing/sample.ts', 'one');
  expect(fingerprint([folder], folder)).toBe(before);
});

describe('of a lockfile', () => {
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const ofLockfile = (packages: object) =>
    fingerprintOf('package-lock.json', JSON.stringify({ name: 'odysseus', packages }));
  const lisbon = {
    'remotes/lisbon': { name: '@odysseus/lisbon' },
    'node_modules/@odysseus/lisbon': { resolved: 'remotes/lisbon', link: true },
  };

  it('changes with the packages that are installed', () => {
    expect(ofLockfile({ 'node_modules/react': { version: '19.3.2' } })).not.toBe(ofLockfile(react));
    expect(ofLockfile({ ...react, 'backend/node_modules/react': { version: '18.0.0' } })).not.toBe(ofLockfile(react));
  });

  it('is the same with one of the project’s own folders more: a new city gives no other part a new version', () => {
    expect(ofLockfile({ ...react, ...lisbon })).toBe(ofLockfile(react));
  });
});
