import { parseArgs } from 'node:util';
import { runSite } from './runSite';

/** The site over the store as it stands, whatever has become of the sources since it was built. */
const { values } = parseArgs({ options: { port: { type: 'string' } } });
await runSite({ port: values.port ?? '8080', prepare: async () => undefined });
