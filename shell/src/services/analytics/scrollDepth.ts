import { scrollDepths } from './constants';

export interface ScrollExtent {
  /** Distance from the document's top to the viewport's, in CSS pixels. */
  readonly top: number;
  readonly viewport: number;
  readonly document: number;
}

/** The depths, in percent, that a scroll position has reached for the first time. */
export function newScrollDepths(
  { top, viewport, document }: ScrollExtent,
  reached: ReadonlySet<number>,
): readonly number[] {
  if (document <= 0) return [];
  // A fraction of a pixel is lost at the end of a zoomed page.
  const percent = ((top + viewport + 1) / document) * 100;
  return scrollDepths.filter((depth) => percent >= depth && !reached.has(depth));
}
