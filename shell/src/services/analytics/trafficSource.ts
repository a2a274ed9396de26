/** Where a visit came from (specification, section 3). */
export interface TrafficSource {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly traffic_type: 'attributed' | 'referred' | 'direct';
}

/** Query parameters of campaign links; the only ones that are ever recorded. */
export const campaignParameters: readonly string[] = ['utm_source', 'utm_medium', 'utm_campaign'];

const notSet = '(not set)';

/**
 * @param search query of the first address, with or without its question mark
 * @param referrer address of the page before, or an empty text
 * @param host host of this site; a referrer on it is no referral
 */
export function readTrafficSource(search: string, referrer: string, host: string): TrafficSource {
  const [source, medium, campaign] = campaignParameters.map(
    (name) => new URLSearchParams(search).get(name)?.trim() || undefined,
  );
  if (source !== undefined || medium !== undefined || campaign !== undefined) {
    return {
      source: source ?? notSet,
      medium: medium ?? notSet,
      campaign: campaign ?? notSet,
      traffic_type: 'attributed',
    };
  }
  const referringHost = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (referringHost !== '' && referringHost !== host) {
    return { source: referringHost, medium: 'referral', campaign: notSet, traffic_type: 'referred' };
  }
  return { source: 'direct', medium: 'none', campaign: notSet, traffic_type: 'direct' };
}

/** Reads a stored source back; anything of another shape is as good as none. */
export function parseTrafficSource(stored: string): TrafficSource | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { source, medium, campaign, traffic_type } = value as Record<string, unknown>;
  if (typeof source !== 'string' || typeof medium !== 'string' || typeof campaign !== 'string') return undefined;
  if (traffic_type !== 'attributed' && traffic_type !== 'referred' && traffic_type !== 'direct') return undefined;
  return { source, medium, campaign, traffic_type };
}
