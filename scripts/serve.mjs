// npm run serve: the site as it was released last. Installs nothing and builds nothing. It runs the bundle of the service that
// npm run build makes, which needs no package but the embedded database; where there is none, the service's sources.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, projectFolder } from './install.mjs';

checkNode();
const bundle = join(projectFolder, 'backend', 'dist', 'serve.cjs');
if (existsSync(bundle)) await import(pathToFileURL(bundle).href);
else await runSources();

async function runSources() {
  let tsx;
  try {
    tsx = await import('tsx/esm/api');
  } catch {
    console.error(
      'The service is not built yet, and the packages that run its sources are not installed. Run npm run build, and then npm run serve again.',
    );
    process.exit(1);
  }
  tsx.register();
  await import(pathToFileURL(join(projectFolder, 'backend', 'src', 'serve.ts')).href);
}
