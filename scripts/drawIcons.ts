import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { drawingFiles } from './icons/drawingFiles';

/** `npm run icons`: writes the drawings of the contract's icon set, from the library's. */
for (const [path, text] of drawingFiles()) {
  writeFileSync(join(projectFolder, path), text);
  console.log(`${path} is written.`);
}
