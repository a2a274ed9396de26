import { headersOf, type SealedStore } from '@odysseus/release';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes of a key, its ending aside; buckets take 1,024 with their prefix, the store fewer. */
const longestKey = 800;
/** What no file of the store is called: dot files, folders, control characters and what another system takes for a separator. */
// eslint-disable-next-line no-control-regex -- these are what no name may hold
const noName = /(^|\/)\.|\/\/|[\u0000-\u001f\\]|\/$/;

/**
 * Answers with a file of a release, in the smallest form that the browser takes.
 * @param changes whether files change under one address, as during development
 * @returns whether there is such a file, and so an answer. Never the reply: whoever awaits one waits until it was sent, and gets nothing.
 */
export async function serveStoredFile(
  store: SealedStore,
  request: FastifyRequest,
  reply: FastifyReply,
  changes = false,
): Promise<boolean> {
  const key = decodeURIComponent((request.raw.url ?? '').replace(/[?#].*$/, '').slice(1));
  if (noName.test(key) || Buffer.byteLength(key) > longestKey) return false;
  const accepted = request.headers['accept-encoding'] ?? '';
  const endings = [...(/\bbr\b/.test(accepted) ? ['.br'] : []), ...(/\bgzip\b/.test(accepted) ? ['.gz'] : []), ''];
  for (const ending of endings) {
    const stored = await store.get(key + ending);
    if (!stored) continue;
    const { contentType, cacheControl, contentEncoding } = headersOf(key + ending);
    void reply
      .headers({
        'content-type': contentType,
        'cache-control': changes ? 'no-cache' : cacheControl,
        vary: 'Accept-Encoding',
        ...(contentEncoding ? { 'content-encoding': contentEncoding } : {}),
      })
      .send(stored.body);
    return true;
  }
  return false;
}
