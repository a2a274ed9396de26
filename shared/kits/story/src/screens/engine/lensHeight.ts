const wide = 16 / 9;

/**
 * The height of the view in degrees for a stage of any shape: a narrower one shows more above and below, and a little less beside.
 * @param width of the view in degrees on a stage of 16:9
 * @param aspect width by height of the stage
 */
export function lensHeight(width: number, aspect: number): number {
  const half = Math.tan((width * Math.PI) / 360) / wide;
  const shown = aspect < wide ? half * Math.sqrt(wide / aspect) : half;
  return (Math.atan(shown) * 360) / Math.PI;
}
