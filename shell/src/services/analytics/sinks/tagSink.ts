import { recordableAddress } from '../address';
import { googleEventParameters, forgetGoogleCookies } from './google';
import type { AnalyticsSink, SinkFailure } from './sink';

/** The part of `window` that the tag lives in. */
export interface TagWindow {
  readonly document: Document;
  readonly location: Pick<Location, 'hostname' | 'href'>;
  dataLayer?: unknown[];
}

export interface TagOptions {
  /** The tag's id, `G-…` or `AW-…`. */
  readonly id: string;
  readonly window: TagWindow;
  readonly onFailure: SinkFailure;
}

function tagAddress(id: string): string {
  return `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
}

/** Sends page views to the ads/analytics tag (specification, section 7) and loads its script. */
export function tagSink({ id, window, onFailure }: TagOptions): AnalyticsSink {
  const layer = (window.dataLayer ??= []);
  function gtag(..._command: unknown[]) {
    // eslint-disable-next-line prefer-rest-params -- the tag reads `arguments` objects only; it ignores arrays
    layer.push(arguments);
  }
  const disabled = `ga-disable-${id}`;
  Reflect.deleteProperty(window, disabled);

  const storage = (state: 'granted' | 'denied') => ({
    ad_storage: state,
    ad_user_data: state,
    ad_personalization: state,
    analytics_storage: state,
  });
  const src = tagAddress(id);
  const loaded = [...window.document.scripts].some((script) => script.src === src);
  gtag('consent', loaded ? 'update' : 'default', storage('granted'));
  // Events of the tag's own would otherwise carry the address bar, with all that stands in it.
  gtag('set', { page_location: recordableAddress(window.location.href) });
  if (!loaded) {
    gtag('js', new Date());
    gtag('config', id, { send_page_view: false });
    const script = window.document.createElement('script');
    script.async = true;
    script.src = src;
    script.addEventListener('error', () => {
      script.remove();
      onFailure('tag', new Error(`${src} could not be loaded`), []);
    });
    window.document.head.append(script);
  }

  return {
    name: 'tag',
    send(events) {
      for (const event of events) {
        if (event.name !== 'page_view') continue;
        const parameters = googleEventParameters(event);
        gtag('set', { page_location: parameters['page_location'] });
        gtag('event', 'page_view', { ...parameters, send_to: id });
      }
    },
    stop() {
      gtag('consent', 'update', storage('denied'));
      Reflect.set(window, disabled, true);
      forgetGoogleCookies(window.document, window.location.hostname);
    },
  };
}
