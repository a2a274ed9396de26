import { isEmergencyPage, type RouteData } from '@odysseus/contract';

/**
 * Whether a screen tells something already. An emergency page does from its first day: numbers, first steps and sentences to say
 * are its country's, and stand on it while the city's own part is in preparation.
 */
export function isWritten(route: RouteData): boolean {
  return route.preparation !== true || isEmergencyPage(route);
}
