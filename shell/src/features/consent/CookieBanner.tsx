import { useId, useSyncExternalStore } from 'react';
import { type Consent, consentStore, type ConsentStore, useConsent } from '../../services/consent';
import { useLazyCode } from '../../services/lazy';
import { bannerView, type BannerView, type BannerViewStore } from './bannerView';
import { customizeLogged } from './customizeLogged';
import { consentPanel } from './lazyPanel';

interface CookieBannerProps {
  readonly store?: ConsentStore;
  readonly view?: BannerViewStore;
}

/** A prerendered page must not flash a banner at visitors who have answered it. */
const whilePrerendering = (): BannerView => 'dismissed';

/**
 * The cookie banner (specification, sections 2 and 4): shown while consent is pending, and whenever the choices are
 * opened from elsewhere. Mount it once, before the page's content, so that the keyboard meets it first.
 */
export function CookieBanner({ store = consentStore, view = bannerView }: CookieBannerProps) {
  const consent = useConsent(store);
  const shown = useSyncExternalStore(view.subscribe, view.get, whilePrerendering);
  const titleId = useId();

  const choosing = shown === 'choices';
  const isAsked = choosing || (shown !== 'dismissed' && consent === 'pending');
  const { code: ConsentPanel } = useLazyCode(consentPanel, isAsked);
  if (!isAsked || !ConsentPanel) return null;

  const decide = (value: Consent) => {
    store.set(value);
    view.set('notice');
  };
  const close = () => view.set(consent === 'pending' ? 'dismissed' : 'notice');
  const customize = () => {
    console.info(customizeLogged);
    view.set('choices');
  };

  return (
    <ConsentPanel
      titleId={titleId}
      consent={consent}
      choosing={choosing}
      onDecide={decide}
      onCustomize={customize}
      onClose={close}
    />
  );
}
