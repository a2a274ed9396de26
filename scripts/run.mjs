// Runs one of the project's TypeScript programs: node scripts/run.mjs scripts/status.ts [arguments]
import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(1, 1);
await import('./forward.mjs');
