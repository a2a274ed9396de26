import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { answerPage } from './answerPage';
import { pagePatience } from './constants';
import type { KeptStore } from './keptStore';

interface PageStrategyOptions {
  readonly store: KeptStore;
  /** The page for an address that is neither to be had nor kept. */
  readonly offline: (address: string) => Promise<Response>;
}

/**
 * Pages come from the network, or else from what is kept. They are not kept here, on their way: that is done for pages that were
 * really seen, together with their files.
 */
export class PageStrategy extends Strategy {
  constructor(private readonly page: PageStrategyOptions) {
    super();
  }

  protected override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    return answerPage({
      network: () => handler.fetch(request),
      kept: () => this.page.store.open(pathname.replace(/(.)\/+$/, '$1')),
      offline: () => this.page.offline(pathname + search),
      patience: pagePatience,
    });
  }
}
