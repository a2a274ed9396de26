import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { readConfiguration, siteOf } from '@odysseus/backend';
import { folderStore } from '@odysseus/release';
import { deliveryPlugin } from '../../../backend/src/delivery';
import { releasesOf } from '../../../backend/src/releases';
import { createServer } from '../../../backend/src/server';

export interface ServedStore {
  readonly origin: string;
  close(): Promise<void>;
}

/** What becomes of a page on its way: as it is, without asking for code ahead of time, or without any script at all. */
export type PageForm = 'whole' | 'without preloads' | 'bare';

const omitted: Readonly<Record<PageForm, readonly RegExp[]>> = {
  whole: [],
  'without preloads': [/<link rel="preload" as="(script|style)"[^>]*>\n/g],
  bare: [/<link rel="preload" as="(script|style)"[^>]*>\n/g, /<script[^>]*>[^<]*<\/script>\n?/g],
};

/** Serves a store's pages as the site does; calls to the service are answered with nothing. */
export async function serveStore(storeFolder: string, form: PageForm = 'whole'): Promise<ServedStore> {
  const configuration = readConfiguration({ LOG_LEVEL: 'warn' });
  const app = createServer(configuration);
  app.all('/api/*', (_request, reply) => reply.code(204).send());
  if (form !== 'whole') {
    app.addHook('onSend', async (_request, reply, payload) => {
      if (!String(reply.getHeader('content-type')).startsWith('text/html') || !Buffer.isBuffer(payload)) return payload;
      const html = omitted[form].reduce(
        (page, pattern) => page.replace(pattern, ''),
        brotliDecompressSync(payload).toString(),
      );
      return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    });
  }
  // The stores that the site is compared with were released by nobody.
  const { store, files, live } = releasesOf(folderStore(storeFolder), { allowUnsigned: true });
  await app.register(deliveryPlugin, {
    store,
    files,
    live,
    site: siteOf(configuration),
    publicOrigin: 'http://localhost',
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => app.close() };
}
