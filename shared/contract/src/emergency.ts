import type { RouteData } from './route';

/** The icon of the emergency page of every city, and of no other page. */
export const emergencyIcon = 'life-buoy';

/**
 * Whether a route leads to an emergency page that everybody may read. Its city's content says so (`help: true`), and the route by
 * `emergency`; those of parts that were built for a contract before 1.15 have no such field, and are known by their icon.
 */
export function isEmergencyPage({ emergency, icon, type }: Pick<RouteData, 'emergency' | 'icon' | 'type'>): boolean {
  return type === 'public' && (emergency ?? icon === emergencyIcon);
}

/** Path of a part's emergency page, if it has one that everybody may read. */
export function emergencyPathOf(routes: readonly RouteData[]): string | undefined {
  return routes.find(isEmergencyPage)?.path;
}
