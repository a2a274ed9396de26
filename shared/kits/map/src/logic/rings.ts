import { walkingPace } from '@odysseus/model';

/** Walking times whose rings are drawn. */
export const ringMinutes = [5, 10, 15] as const;

/** How far one gets on foot as the crow flies, in metres. */
export function ringMetres(minutes: number): number {
  return minutes * walkingPace;
}
