/** How broad a street is drawn that is reached in so many minutes, in pixels from near: the steps are told apart without colours. */
export function reachWidth(minutes: number): number {
  return minutes <= 5 ? 7 : minutes <= 10 ? 4.5 : 2.5;
}
