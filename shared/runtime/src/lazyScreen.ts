import type { ScreenProps } from '@odysseus/contract';
import type { ComponentType } from 'react';

/**
 * A screen whose code comes when it is wanted. Unlike `React.lazy`, a failed load is forgotten, so that trying again
 * loads again, and a loaded screen renders without a suspended frame.
 */
export interface LazyScreen {
  /** Starts or joins the load. A rejection is not remembered. */
  preload(): Promise<ComponentType<ScreenProps>>;
  /** The screen, if it is there already. */
  peek(): ComponentType<ScreenProps> | undefined;
  /** Forgets a load under way, so that the next `preload` starts afresh. */
  reset(): void;
}

export function lazyScreen(load: () => Promise<{ default: ComponentType<ScreenProps> }>): LazyScreen {
  let loaded: ComponentType<ScreenProps> | undefined;
  let pending: Promise<ComponentType<ScreenProps>> | undefined;
  return {
    preload() {
      if (loaded) return Promise.resolve(loaded);
      if (!pending) {
        const attempt = load().then(
          (module) => {
            loaded = module.default;
            return module.default;
          },
          (cause: unknown) => {
            if (pending === attempt) pending = undefined;
            throw cause;
          },
        );
        pending = attempt;
      }
      return pending;
    },
    peek: () => loaded,
    reset() {
      pending = undefined;
    },
  };
}
