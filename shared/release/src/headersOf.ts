import type { StoredHeaders } from './store';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  pbf: 'application/x-protobuf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

/** A year: what lies under a version or is named by its content never changes. */
const immutable = 'public, max-age=31536000, immutable';
const neverCached = 'no-cache';

/** Folders whose files never change. */
const immutableFolders = /^(parts|releases|pages)\//;

/** How a file of the store is to be served, by its key. A copy ending in `.br` or `.gz` has the type of what it is a copy of. */
export function headersOf(key: string): Required<Pick<StoredHeaders, 'contentType' | 'cacheControl'>> & StoredHeaders {
  const [, plain = key, encoding] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const ending = /\.([a-z0-9]+)$/.exec(plain)?.[1] ?? '';
  const contentEncoding = encoding === undefined ? undefined : encodings[encoding];
  return {
    contentType: types[ending] ?? 'application/octet-stream',
    cacheControl: immutableFolders.test(key) ? immutable : neverCached,
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
  };
}
