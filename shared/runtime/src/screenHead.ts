import { createContext, useContext } from 'react';

/** What a screen tells search engines and link previews about itself. */
export interface ScreenHead {
  /** A sentence or two; the page's description where its route has none. */
  readonly description?: string;
  /** A picture for link previews, 16:9, as the build knows it. */
  readonly image?: { readonly url: string; readonly alt: string; readonly width: number; readonly height: number };
  /** The day on which the screen's facts were checked last, `YYYY-MM-DD`. */
  readonly modified?: string;
  /** schema.org objects without `@context`. Addresses may begin with `/`: they are completed with the site's own. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

declare global {
  /** True in the builds that prerender; written in by the build, so that browsers carry none of what stands behind it. */
  var PRERENDERING: boolean | undefined;
}

/** Takes what screens tell while a page is prerendered. Nobody listens in a browser. */
export const ScreenHeadContext = createContext<((head: ScreenHead) => void) | undefined>(undefined);

/**
 * Tells search engines and link previews about a screen; shows nothing. Put it behind `globalThis.PRERENDERING`:
 * `{globalThis.PRERENDERING ? <TellHead head={overviewHead(content)} /> : null}`.
 */
export function TellHead({ head }: { readonly head: ScreenHead }): null {
  useContext(ScreenHeadContext)?.(head);
  return null;
}
