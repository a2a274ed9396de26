import { ownServiceCall, type ScreenApi, type ScreenOrigin } from '@odysseus/contract';
import type { Premium } from '../features/premium';
import { reportMistake } from '../services/reports';

/**
 * What the shell does in the name of one screen. The visitor's token goes to the calls of the screen's own destinations and to
 * the shared ones, and content and reports are of the version whose code runs: not of what has been released since.
 * @param destinations those of the screen's remote; none for a screen of the shell
 */
export function createScreenApi(
  origin: ScreenOrigin,
  destinations: readonly string[],
  premium: Pick<Premium, 'fetch' | 'readPremium'>,
): ScreenApi {
  return {
    async readPremium(key, signal) {
      ownServiceCall(`premium/${key}`, destinations);
      return premium.readPremium(key, origin.version, signal);
    },
    callService: async (path, init) => premium.fetch(ownServiceCall(path, destinations), init),
    reportMistake: (place, text) => reportMistake({ place, path: origin.path, version: origin.version, text }),
  };
}
