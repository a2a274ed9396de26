import { CacheFirst, type StrategyHandler } from 'workbox-strategies';
import { filesCache } from './constants';
import { isFile } from './download';
import type { KeptStore } from './keptStore';
import { isPicture, pictureName } from './pictureName';

/**
 * Versioned files never change: what is on the device is used. A retry asks under another query for the same file (`?r=1`): what
 * is on the device was then of no use, and the network is asked first. Without a network a picture may be there in another size
 * only, and is better than none.
 */
export class FileStrategy extends CacheFirst {
  constructor(private readonly store: KeptStore) {
    super({
      cacheName: filesCache,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, ''),
          cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
        },
      ],
    });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    try {
      if (new URL(request.url).search !== '') {
        const fresh = await handler.fetchAndCachePut(request).catch(() => undefined);
        if (fresh) return fresh;
      }
      return await super._handle(request, handler);
    } catch (failure) {
      const other = await this.otherSize(new URL(request.url).pathname);
      if (other) return other;
      throw failure;
    }
  }

  private async otherSize(path: string): Promise<Response | undefined> {
    const { stem, ending } = pictureName(path);
    if (ending === '') return undefined;
    const other = (await this.store.files()).find((file) => isPicture(file) && pictureName(file).stem === stem);
    return other === undefined ? undefined : this.store.file(other);
  }
}
