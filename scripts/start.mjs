// npm start: the whole site, with its embedded defaults.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(1, 1, 'scripts/start.ts');
await import('./forward.mjs');
