/** Relative luminance of a colour such as '#1f5fbf' (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue of a colour such as '#1f5fbf', each from 0 to 255. */
export function channelsOf(colour: string): readonly number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
