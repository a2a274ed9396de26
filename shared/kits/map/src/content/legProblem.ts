/** How fast people walk from stop to stop, in km/h: from strolling with a pram to striding. */
const slowest = 2.5;
const fastest = 6;
/** Minutes are whole: half of one either way is nobody's mistake. */
const rounding = 0.5;

/** What is wrong with the minutes of a way on foot, and what to do. @param metres along its corners */
export function legProblem(metres: number, minutes: number): readonly [message: string, remedy: string] | undefined {
  const speed = (time: number): number => (metres / 1000 / time) * 60;
  if (speed(minutes + rounding) <= fastest && (minutes === 1 || speed(minutes - rounding) >= slowest)) return undefined;
  return [
    `${Math.round(metres)} m in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} are ${speed(minutes).toFixed(1)} km/h along the corners`,
    `Correct the minutes, the points, or the corners under via: ${slowest} to ${fastest} km/h are walked`,
  ];
}
