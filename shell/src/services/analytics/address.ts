import { campaignParameters } from './trafficSource';

/**
 * An address as it may be recorded: without fragment, and of its query only the campaign. Sign-in links and payments
 * carry secrets in theirs.
 */
export function recordableAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return '';
  const campaign = new URLSearchParams(
    [...url.searchParams].filter(([name]) => campaignParameters.includes(name)),
  ).toString();
  return `${url.origin}${url.pathname}${campaign === '' ? '' : `?${campaign}`}`;
}

/** The path alone, whatever follows it. */
export function recordablePath(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
