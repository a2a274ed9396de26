// npm run dev -- paris: the site, with hot-reloading remotes.
import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(1, 1, 'scripts/dev.ts');
await import('./forward.mjs');
