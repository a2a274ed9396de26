import { citySourcesName, type CompiledCitySources } from '@odysseus/live';
import type { PremiumStore } from '../premium';
import { sourcesOfCities } from './sourcesOfCities';

/** What Paris's own files say of its live sources. */
export const parisSources: CompiledCitySources = sourcesOfCities.get('paris') ?? { timezone: 'Europe/Paris' };

/** A release that has Paris with its live sources. @param sources what it says of them, null for nothing, and under which version */
export function liveParis(
  sources: () => { version: string; content: unknown } = () => ({ version: '1.0.0', content: parisSources }),
): PremiumStore {
  return {
    read: async (city, screen) =>
      city === 'paris' && screen === citySourcesName && sources().content !== null ? sources() : undefined,
    versionOf: async (city) => (city === 'paris' ? sources().version : undefined),
  };
}
