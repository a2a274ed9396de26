import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepTemporaryFilesInMemory } from './memoryFolder';

it('takes temporary files along when it goes, and those of a run that was killed', () => {
  const environment: NodeJS.ProcessEnv = {};
  const remove = keepTemporaryFilesInMemory(environment);
  const folder = environment['TMPDIR'];
  if (folder === undefined) return console.warn('Not tried, for this system has too little memory for files');
  writeFileSync(join(folder, 'file'), '');
  // No process has this number.
  const leftover = folder.replace(/\d+-\w+$/, '4999999-abcdef');
  mkdirSync(leftover);
  keepTemporaryFilesInMemory({})();
  expect(existsSync(leftover)).toBe(false);
  expect(existsSync(folder)).toBe(true);
  remove();
  expect(existsSync(folder)).toBe(false);
});
