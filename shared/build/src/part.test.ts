import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inputsOf, readPart } from './part';
import { projectFolder } from './paths';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lisbon-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The shared packages whose sources are inputs of a part that depends on these. */
function packagesOf(...dependencies: string[]): string[] {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@odysseus/lisbon', version: '1.0.0', dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])) }));
  return inputsOf(folder)
    .map((input) => relative(projectFolder, input))
    .filter((input) => input.endsWith('src'));
}

it('is built from the sources of every package that it depends on, directly or through another', () => {
  const always = ['shared/build/src', 'shared/contract/src', 'shared/guide/src', 'shared/runtime/src', 'shared/ui/src'];
  expect(packagesOf('react')).toEqual(always);
  expect(packagesOf('@odysseus/pictures', 'react')).toEqual([...always, 'shared/pictures/src'].sort());
  expect(packagesOf('@odysseus/build')).toEqual([...always, 'shared/danger/src', 'shared/release/src'].sort());
});

it('has a new version when it depends on another package', () => {
  packagesOf('@odysseus/ui');
  const { version } = readPart(folder);
  packagesOf('@odysseus/ui', '@odysseus/pictures');
  expect(readPart(folder).version).not.toBe(version);
});

it('is released anew when the models of its pictures change', () => {
  expect(inputsOf(join(projectFolder, 'remotes', 'paris'))).toContain(join(projectFolder, 'shared', 'pictures', 'src'));
});

it('leaves the shell as it is when only the guide changes', () => {
  expect(inputsOf(join(projectFolder, 'shell'))).not.toContain(join(projectFolder, 'shared', 'guide', 'src'));
});
