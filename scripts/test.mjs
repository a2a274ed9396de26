// npm test: installs what it lacks, then runs every check and closes with one line: N passed, N failed.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(1, 1, 'scripts/test.ts');
await import('./forward.mjs');
