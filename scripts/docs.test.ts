import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
  .scripts;
const read = (page: string) => readFileSync(join(root, page), 'utf8');

describe.each(pages)('%s', (page) => {
  it('names only commands that exist', () => {
    const named = [...read(page).matchAll(/npm (?:run )?(?:--silent )?([a-z][a-z:-]*)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !(name in scripts) && !['ci', 'install'].includes(name))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, target]) => target ?? '');
    expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });

  it('names only paths of the project that exist', () => {
    const paths = [
      ...read(page).matchAll(/`((?:shared|shell|backend|scripts|remotes|e2e|docs)\/[A-Za-z0-9_./-]*)`/g),
    ].map(([, path]) => path ?? '');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('the content check of the content team’s page finds no problem in any city', () => {
  const cities = readdirSync(join(root, 'remotes')).filter((name) =>
    existsSync(join(root, 'remotes', name, 'package.json')),
  );
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts', 'check', ...cities], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(said.match(/no problem found/g)).toHaveLength(cities.length);
});

it('the status command counts every screen of the route table', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/status.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const screens = [...said.matchAll(/^[a-z0-9-]+: (\d+) screens/gm)].map(([, count]) => Number(count));
  const [, all] = /\d+ of (\d+) screens are in preparation\./.exec(said) ?? [];
  expect(Number(all)).toBe(screens.reduce((sum, count) => sum + count, 0));
  expect(Number(all)).toBeGreaterThanOrEqual(98);
});
