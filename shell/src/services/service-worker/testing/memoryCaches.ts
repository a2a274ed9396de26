/** Cache storage in memory, for tests: as much of it as the kept store uses. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, { readonly text: string; readonly init: ResponseInit }>>();
  const addressOf = (request: RequestInfo | URL): string =>
    (request instanceof Request ? request.url : String(request)).replace(/[?#].*$/, '');

  function cacheOf(name: string): Cache {
    const entries = caches.get(name) ?? new Map<string, { readonly text: string; readonly init: ResponseInit }>();
    caches.set(name, entries);
    const responseOf = (entry: { readonly text: string; readonly init: ResponseInit }): Response =>
      new Response(entry.text, entry.init);
    const cache = {
      match: async (request: RequestInfo | URL) => {
        const entry = entries.get(addressOf(request));
        return entry && responseOf(entry);
      },
      matchAll: async () => [...entries.values()].map(responseOf),
      put: async (request: RequestInfo | URL, response: Response) => {
        entries.set(addressOf(request), {
          text: await response.text(),
          init: { status: response.status, headers: [...response.headers] },
        });
      },
      delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
    return cache as unknown as Cache;
  }

  const storage = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    has: async (name: string) => caches.has(name),
  };
  return storage as unknown as CacheStorage;
}
