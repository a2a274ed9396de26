import { join } from 'node:path';
import { citySourcesName, citySourcesSchema, type CompiledCitySources } from '@odysseus/live';
import { compileCitySources } from '@odysseus/live/content';
import { citySchema } from '@odysseus/model';
import { readYaml } from '@odysseus/model/content';
import { backendFolder } from '../location.cjs';
import type { PremiumStore } from '../premium';

const content = join(backendFolder, '..', 'remotes', 'paris', 'content');

/** What Paris's own files say of its live sources. */
export const parisSources: CompiledCitySources = compileCitySources(
  readYaml(join(content, `${citySourcesName}.yaml`), citySourcesSchema),
  readYaml(join(content, 'city.yaml'), citySchema),
);

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
