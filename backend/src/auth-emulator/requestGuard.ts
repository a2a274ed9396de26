import { loopbackNames } from '../loopbackNames';

export interface RequestOrigin {
  readonly host: string | undefined;
  /** `Origin` header; browsers send it with every call that is not a plain GET of their own site. */
  readonly origin: string | undefined;
  /** `Sec-Fetch-Site` header. */
  readonly fetchSite: string | undefined;
  /** `Sec-Fetch-Mode` header. */
  readonly fetchMode: string | undefined;
}

/**
 * Why a request must not reach local sign-in, or undefined when it may.
 * `guardHosts` has let its host in already, against DNS rebinding (a foreign name that suddenly means this machine). Of those hosts
 * local sign-in, which asks for no password, leaves out all that OTHER_HOSTS adds. The origin checks, which the rest of the site does
 * not need, stop other sites' pages. Opening a page by link stays possible from anywhere, as from a mail programme.
 */
export function refusal(request: RequestOrigin, publicOrigin: string): string | undefined {
  const { host } = request;
  const site = host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  const publicSite = new URL(publicOrigin);
  if (!site || !(loopbackNames.includes(site.hostname) || site.host === publicSite.host)) {
    return `Local sign-in answers on this machine's own names only (localhost, 127.0.0.1), not on "${host ?? ''}".`;
  }
  const origins = site.host === publicSite.host ? [site.origin, publicSite.origin] : [site.origin];
  if (request.origin !== undefined && !origins.includes(request.origin))
    return `Local sign-in takes no calls from ${request.origin}.`;
  if (
    request.origin === undefined &&
    request.fetchSite !== undefined &&
    /^(cross-site|same-site)$/.test(request.fetchSite) &&
    request.fetchMode !== 'navigate'
  ) {
    return 'Local sign-in takes no calls from other sites.';
  }
  return undefined;
}
