import { NavigationRoute, registerRoute } from 'workbox-routing';
import * as z from 'zod/mini';
import { fetchFiles, KeepError } from './download';
import { FileStrategy } from './FileStrategy';
import { createKeeper } from './keeper';
import { createKeptStore } from './keptStore';
import { createReleaseReader } from './releaseReader';
import { requestSchema, type WorkerAnswer, type WorkerRequest } from './messages';
import { offlinePage } from './offlinePage';
import { PageStrategy } from './PageStrategy';
import type { WorkerScope } from './scope';

/** Folder of the shell's build that this worker is part of, with a trailing slash; written in by the build. */
declare const SHELL_FOLDER: string;

const worker = globalThis as unknown as WorkerScope;
const store = createKeptStore(caches, worker.location.origin);
const keeper = createKeeper({
  store,
  now: Date.now,
  alone: (work) => navigator.locks.request('odysseus-keeping', work),
});

/** Looks of the offline page that belong to it alone. */
const offlineStyle = `${SHELL_FOLDER}offline.css`;

async function install(): Promise<void> {
  await fetchFiles([offlineStyle], { store });
  // The words stand without the site's own looks; those come where a release can be read.
  const styles = await createReleaseReader(store)
    .live()
    .then(
      ({ document }) => document.shell.styles.map(({ url }) => url),
      () => [],
    );
  await fetchFiles(styles, { store });
  await store.putOwn([...styles, offlineStyle]);
  // Files are shared by address, so that a newer worker answers pages of an earlier release as the earlier worker did.
  await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
);

async function offline(address: string): Promise<Response> {
  const kept = [...(await store.pages()), ...(await store.cities()).flatMap(({ pages }) => pages)];
  return new Response(offlinePage({ address, styles: await store.own(), kept }), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && /^\/(parts|pages|releases)\//.test(url.pathname) && !request.headers.has('range'),
  new FileStrategy(store),
);
registerRoute(
  new NavigationRoute(new PageStrategy({ store, offline }), {
    // A point in what is asked of a page, as in the map's `at=48.86,2.34,14.5`, makes no file of it.
    denylist: [/^\/(api|preview|emulator|parts|pages|releases|__)\//, /^[^?]*\.\w+$/],
  }),
);

worker.addEventListener('message', (event) => {
  const request = z.safeParse(requestSchema, event.data);
  // A page of another release may speak of what this worker does not know.
  if (!request.success) return;
  const [port] = event.ports;
  event.waitUntil(answer(request.data, (words) => port?.postMessage(words)));
});

async function answer(request: WorkerRequest, say: (words: WorkerAnswer) => void): Promise<void> {
  try {
    switch (request.type) {
      case 'seen':
        return await keeper.seen(request);
      case 'opened':
        return await keeper.opened(request);
      case 'cancel':
        return keeper.cancel(request.remote);
      case 'remove':
        await keeper.remove(request);
        return say({ type: 'state', state: await keeper.state({ ...request, type: 'state' }) });
      case 'keep':
        return say({
          type: 'state',
          state: await keeper.keep(request, (done, total) => say({ type: 'progress', done, total })),
        });
      case 'state':
        return say({ type: 'state', state: await keeper.state(request) });
    }
  } catch (failure) {
    if (!(failure instanceof KeepError)) console.error(failure);
    say({ type: 'failed', trouble: failure instanceof KeepError ? failure.trouble : 'network' });
  }
}
