import { spawnSync } from 'node:child_process';
import { bundleScript } from './testing/bundleScript';

const run = bundleScript('content');
const content = (...parameters: string[]) => run(parameters);

it('prints every place of a remote as GeoJSON, longitude first, and nothing else', () => {
  const { stdout, status } = content('export', 'paris');
  expect(status).toBe(0);
  const { type, features } = JSON.parse(stdout) as { type: string; features: { id: string; properties: object }[] };
  expect(type).toBe('FeatureCollection');
  const memorial = features.find(({ id }) => id === 'paris/memorial-deportation');
  expect(memorial).toMatchObject({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [2.3525, 48.8517] },
    properties: { access: 'premium', city: 'paris', kind: 'monument', how: {} },
  });
  expect(memorial?.properties).not.toHaveProperty('coordinates');
});

it('knows every city by its own name, and prints what is of it alone', () => {
  const { stdout, status } = content('export', 'rome');
  expect(status).toBe(0);
  const { features } = JSON.parse(stdout) as { features: { id: string }[] };
  expect(features.map(({ id }) => id)).toContain('rome/colosseum');
  expect(features.filter(({ id }) => !id.startsWith('rome/'))).toEqual([]);
  for (const report of ['stale', 'stats', 'worklist']) {
    const reported = content(report, 'rome');
    expect(reported).toMatchObject({ status: 0, stdout: expect.stringMatching(/^rome:\n {2}/) });
    expect(reported.stdout).not.toContain('milan/');
  }
});

it('reports on all remotes, each under its name, where none is named', () => {
  const names = ['athens', 'italy', 'london', 'paris'];
  for (const report of ['stale', 'stats', 'worklist']) {
    const { stdout, status } = content(report);
    expect(status).toBe(0);
    expect(stdout.split('\n').filter((line) => /^\S/.test(line))).toEqual(names.map((name) => `${name}:`));
  }
  expect(Object.keys(JSON.parse(content('stats', '--json').stdout) as object)).toEqual(names);
});

it('says what there is and what is old', () => {
  expect(content('stats', 'italy').stdout).toMatch(/rome\/hidden-gems +premium +24 places/);
  expect(content('stale', 'italy').stdout).toMatch(/\d+ of \d+ readings are older than 180 days/);
  expect(content('check', 'italy').stdout).toMatch(/hours of \d+ of \d+ places/);
});

it('tells programs how much is known how, and what to look up', () => {
  const { all, kinds } = JSON.parse(content('stats', 'italy', '--json').stdout) as {
    all: object;
    kinds: Record<string, object>;
  };
  expect(all).toEqual({ official: expect.any(Number), secondary: expect.any(Number), general: expect.any(Number) });
  expect(Object.keys(kinds)).toEqual(expect.arrayContaining(['hours', 'fare', 'rule']));
  const [worst] = JSON.parse(content('worklist', 'italy', '--json').stdout) as { isPlace: boolean; why: string }[];
  expect(worst).toMatchObject({ isPlace: false, why: 'general' });
});

it('names the way out of a wrong call', () => {
  expect(content('export', 'atlantis')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The remotes are: '),
  });
  expect(content('polish', 'paris')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run content -- check paris'),
  });
  expect(content('check')).toMatchObject({ status: 2 });
  expect(content('new', 'walk', 'paris')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run content -- new screen paris'),
  });
  expect(content('new', 'screen', 'paris', '--nmae=walks')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--nmae'),
  });
});

it('ends quietly where its reader has read enough', () => {
  const { stdout, stderr } = spawnSync(
    'bash',
    [
      '-c',
      'set -o pipefail; "$0" scripts/run.mjs scripts/content.ts export paris | head -c 20; exit ${PIPESTATUS[0]}',
      process.execPath,
    ],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('{"type":"FeatureColl');
  expect(stderr).toBe('');
});
