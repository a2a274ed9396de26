import { loopbackNames } from '../loopbackNames';

/** A sign-in link that would have been mailed. */
export interface SignInLink {
  readonly email: string;
  /** Address of the site's `/auth` page with the code; only that page's script uses the code up. */
  readonly link: string;
  /** When it was asked for, ISO 8601 in UTC. */
  readonly sentAt: string;
}

function parseAddress(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Where the emulator's own action link would redirect to: the return address with every other parameter of the link.
 * The visitor gets this address, so that a bare GET of the mailed link (mail scanners send one) never uses it up.
 * @param actionLink `…/emulator/action?mode=signIn&oobCode=…&continueUrl=…`
 * @returns undefined when the link names no usable return address
 */
export function signInAddress(actionLink: string): string | undefined {
  const action = parseAddress(actionLink);
  const target = parseAddress(action?.searchParams.get('continueUrl') ?? '');
  if (!action || !target || !/^https?:$/.test(target.protocol)) return undefined;
  for (const [name, value] of action.searchParams) {
    if (name !== 'continueUrl') target.searchParams.set(name, value);
  }
  return target.href;
}

/**
 * Whether an address belongs to this site, under any of this machine's names.
 * @param host `Host` header of the request that asks, already checked to be the site's
 * @param publicOrigin the site's configured origin
 */
export function isOwnAddress(address: string, host: string, publicOrigin: string): boolean {
  const url = parseAddress(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  if (url.origin === parseAddress(publicOrigin)?.origin) return true;
  const site = parseAddress(`http://${host}`);
  return (
    site !== undefined && url.protocol === 'http:' && url.port === site.port && loopbackNames.includes(url.hostname)
  );
}
