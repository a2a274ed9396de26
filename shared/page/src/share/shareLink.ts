import { copyText, type TextClipboard } from './copyText';

/** What is handed on: the address of a page or of a place on it. */
export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** How it went: by the system's sheet, which the visitor may close again; on the clipboard; or neither, so that they copy it themselves. */
export type Handing = 'shared' | 'dismissed' | 'copied' | 'byHand';

/** What the browser has for it: `navigator`. Each of the two is absent in some. */
export interface SharingBrowser {
  readonly share?: ((data: SharedLink) => Promise<void>) | undefined;
  readonly clipboard?: TextClipboard | undefined;
}

/** Hands a link on: by the system's share sheet, or else by the clipboard. Nothing is thrown. */
export async function shareLink(link: SharedLink, browser: SharingBrowser): Promise<Handing> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (cause) {
      // Closed by the visitor, who wants nothing else in its place.
      if (isAbort(cause)) return 'dismissed';
    }
  }
  return (await copyText(link.url, browser.clipboard)) ? 'copied' : 'byHand';
}

function isAbort(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'AbortError';
}
