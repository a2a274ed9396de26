import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readConfiguration, siteOf } from '@odysseus/backend';
import { deliveryPlugin } from '../../../backend/src/delivery';
import { createServer } from '../../../backend/src/server';

export interface ServedStore {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a store's pages as the site does; calls to the service are answered with nothing.
 * @param preloads false for pages that ask for no code ahead of time
 */
export async function serveStore(storeFolder: string, { preloads = true }: { readonly preloads?: boolean } = {}): Promise<ServedStore> {
  const configuration = readConfiguration({ LOG_LEVEL: 'warn' });
  const app = createServer(configuration);
  app.all('/api/*', (_request, reply) => reply.code(204).send());
  if (!preloads) {
    app.addHook('onSend', async (_request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).startsWith('text/html') || !Buffer.isBuffer(payload)) return payload;
      return brotliCompressSync(brotliDecompressSync(payload).toString().replace(/<link rel="preload" as="script"[^>]*>\n/g, '').replace(/<link rel="preload" as="style"[^>]*>\n/g, ''));
    });
  }
  await app.register(deliveryPlugin, { storeFolder, site: siteOf(configuration), publicOrigin: 'http://localhost' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => app.close() };
}
