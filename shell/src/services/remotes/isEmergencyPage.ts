import { emergencyPathOf, type RouteData } from '@odysseus/contract';

/**
 * Whether a route leads to an emergency page that everybody may read. Its city's content says so (`help: true`); of how a release
 * tells it, the contract alone knows.
 */
export function isEmergencyPage(route: RouteData): boolean {
  return emergencyPathOf([route]) !== undefined;
}
