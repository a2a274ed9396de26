import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './paths';
import { readRouteTable } from './readRouteTable';

let folder: string;
beforeEach(() => {
  // Inside the project, so that the table finds the packages that it imports.
  mkdirSync(join(projectFolder, '.cache'), { recursive: true });
  folder = mkdtempSync(join(projectFolder, '.cache', 'routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (path: string, change = '') =>
  `{ path: '${path}', text: 'Well', icon: 'map', type: 'public', area: 'testville', nav: true, component: { load: () => import('./Well') }, ${change} },`;

function table(text: string, withScreen = true): Promise<unknown> {
  const file = join(folder, `routes-${Math.random().toString(36).slice(2)}.ts`);
  writeFileSync(file, `export default [${text}];`);
  if (withScreen) writeFileSync(join(folder, 'Well.tsx'), 'export default () => null;');
  return readRouteTable(file);
}

describe('readRouteTable', () => {
  it('reads the entries as data, and which file each screen stands in', async () => {
    await expect(table(entry('/well'))).resolves.toEqual({
      routes: [{ path: '/well', text: 'Well', icon: 'map', type: 'public', area: 'testville', nav: true }],
      requests: { '/well': './Well' },
    });
  });

  it.each<[string, string, RegExp, boolean?]>([
    ['a path that stands twice', entry('/well') + entry('/well'), /names \/well twice/],
    ['a missing screen', entry('/well'), /no such file/, false],
    ['an unknown type', entry('/well', "type: 'secret'"), /type: /],
    ['an unknown icon', entry('/well', "icon: 'unicorn'"), /icon "unicorn"/],
    ['the icon of emergency pages on another page', entry('/well', "icon: 'life-buoy'"), /emergency pages/],
    ['a relative path', entry('well'), /absolute path/],
    [
      'a screen that is not written out',
      "{ path: '/well', text: 'Well', icon: 'map', type: 'public', area: 'testville', nav: true, component: {} }",
      /written out/,
    ],
  ])('refuses %s, and says what to do', async (_name, text, message, withScreen = true) => {
    await expect(table(text, withScreen)).rejects.toThrow(message);
  });
});
