const window = 24;
/** A frame may take this long, in milliseconds, before fewer pixels are drawn. */
const slow = 40;
const least = 0.75;

/** Draws fewer pixels where a device can't keep up. */
export class Pace {
  private slowFrames = 0;
  private frames = 0;
  private last = 0;

  /** @param ratio device pixels for each CSS pixel, to begin with */
  constructor(public ratio: number) {}

  /**
   * Notes a frame. Only frames that follow one another are told from: a pause is not slowness.
   * @param started `performance.now()` when it began
   * @returns whether the ratio changed
   */
  took(started: number): boolean {
    const since = started - this.last;
    this.last = started;
    if (since > 500) return false;
    this.frames += 1;
    if (since > slow) this.slowFrames += 1;
    if (this.frames < window) return false;
    const change = this.slowFrames > window / 2 && this.ratio > least;
    if (change) this.ratio = Math.max(least, this.ratio * 0.75);
    this.frames = 0;
    this.slowFrames = 0;
    return change;
  }
}
