import type { AnalyticsEvent } from '@odysseus/contract';
import { anonymousUser, googleParameters } from '../constants';

/** What Google's tags find out by themselves; left out first when an event has more parameters than they keep. */
const measuredByGoogle: readonly string[] = [
  'browser',
  'platform',
  'language',
  'screen_resolution',
  'device_type',
  'viewport_size',
  'connection_save_data',
  'connection_rtt',
  'connection_downlink',
];

/**
 * Parameters in the form that Google's tags take: at most 25, page addresses under their own names, and no user id
 * for anonymous visitors, who would otherwise all count as one person.
 */
export function googleEventParameters({ parameters }: AnalyticsEvent): Record<string, string | number | boolean> {
  const { page_url, page_referrer, user_id, ...others } = parameters;
  const kept: Record<string, string | number | boolean> = { ...others };
  // The tag would otherwise read the address bar, with all that it carries.
  if (page_url !== undefined) kept['page_location'] = page_url;
  if (page_referrer !== undefined) kept['page_referrer'] = page_referrer;
  if (user_id !== undefined && user_id !== anonymousUser) kept['user_id'] = user_id;
  for (const key of measuredByGoogle) {
    if (Object.keys(kept).length <= googleParameters) break;
    delete kept[key];
  }
  return Object.fromEntries(Object.entries(kept).slice(-googleParameters));
}

const cookiePattern = /^_(ga|gid|gat|gcl)(_|$)/;

/** Deletes the cookies that Google's tags have set, on this host and on every domain above it. */
export function forgetGoogleCookies(document: Pick<Document, 'cookie'>, hostname: string): void {
  const names = document.cookie.split(';').map((pair) => (pair.split('=')[0] ?? '').trim());
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((candidate) => cookiePattern.test(candidate))) {
    const expired = `${name}=; Max-Age=0; path=/`;
    document.cookie = expired;
    for (const domain of domains) document.cookie = `${expired}; domain=${domain}`;
  }
}
