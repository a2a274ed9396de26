import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emptyState, loadState, saveState } from './stateFile';

const now = new Date('2026-11-21T08:00:00.000Z');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'odysseus-sign-in-'));
  file = join(folder, 'deeper', 'sign-in.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('starts empty where there is no file, without a warning', () => {
  expect(loadState(file, 'demo-a', now)).toEqual({ state: emptyState('demo-a') });
});

it('gives back what was saved', () => {
  const state = { ...emptyState('demo-a'), users: [{ localId: 'u1', email: 'a@b.c' }] };
  saveState(file, JSON.stringify(state));
  expect(loadState(file, 'demo-a', now)).toEqual({ state });
  expect(readdirSync(join(folder, 'deeper'))).toEqual(['sign-in.json']);
});

it('saves for its owner alone, also where an open file was left half-written', () => {
  mkdirSync(dirname(file));
  writeFileSync(`${file}.new`, '{', { mode: 0o644 });
  saveState(file, '{}');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
});

it.each([
  ['half a file', '{"version":1,"projectId":"demo-a","us', 'not JSON'],
  ['another shape', '{"version":2}', 'version'],
  ['a user without id', '{"version":1,"projectId":"demo-a","users":[{}],"codes":[]}', 'localId'],
  ['another project', JSON.stringify(emptyState('demo-b')), 'demo-b'],
])('keeps %s aside, says so and starts afresh', (_what, text, reason) => {
  saveState(file, '{}');
  writeFileSync(file, text);
  const { state, warning } = loadState(file, 'demo-a', now);
  expect(state).toEqual(emptyState('demo-a'));
  expect(warning).toContain(reason);
  const aside = `${file}.unusable-2026-11-21T08-00-00-000Z`;
  expect(warning).toContain(aside);
  expect(readFileSync(aside, 'utf8')).toBe(text);
});
