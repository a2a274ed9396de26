import { parseArgs } from 'node:util';
import { runSite } from './runSite';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
await runSite({ port: values.port ?? process.env['PORT'] ?? '8080' });
