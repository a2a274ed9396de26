import type { RouteData } from './route';

/**
 * Marks the emergency page of a city in what is released: a route table says `emergency: true`, and the build writes this icon,
 * and only there. Readers before 1.6 know no other mark, and would refuse a field.
 */
export const emergencyIcon = 'life-buoy';

/** Path of a part's emergency page, if it has one that everybody may read. */
export function emergencyPathOf(routes: readonly RouteData[]): string | undefined {
  return routes.find(({ icon, type }) => icon === emergencyIcon && type === 'public')?.path;
}
