// npm run build [-- part…]: builds what changed and makes it the live release.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(1, 1, 'scripts/build.ts');
await import('./forward.mjs');
