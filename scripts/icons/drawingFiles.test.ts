import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { drawingFiles } from './drawingFiles';

it.each([...drawingFiles()])('%s holds what the library draws (npm run icons writes it)', (path, text) => {
  expect(readFileSync(join(projectFolder, path), 'utf8')).toBe(text);
});
