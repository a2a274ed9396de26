import { consentPanel } from './lazyPanel';

/** What the banner shows: the short notice (only while consent is pending), the choices, or nothing in this page view. */
export type BannerView = 'notice' | 'choices' | 'dismissed';

export interface BannerViewStore {
  get(): BannerView;
  set(view: BannerView): void;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Holds the banner's view for as long as the page lives: closing it stores nothing (specification, section 4). */
function createBannerViewStore(): BannerViewStore {
  const listeners = new Set<() => void>();
  let current: BannerView = 'notice';
  return {
    get: () => current,
    set(view) {
      if (view === current) return;
      current = view;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const bannerView = createBannerViewStore();

/** Opens the cookie choices in place, whatever was chosen before. */
export function openConsentSettings(): void {
  bannerView.set('choices');
  // Where its code did not come before, pressing again asks for it again; a failure is told by whoever shows it.
  consentPanel.load().catch(() => undefined);
}
