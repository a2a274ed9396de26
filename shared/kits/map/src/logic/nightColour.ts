import { channelsOf, contrast } from './contrast';
import { palettes } from './mapColours';

/** What a line needs to be made out (WCAG 2.2, 1.4.11). */
const leastContrast = 3;
const steps = 20;

/**
 * A line's colour on the dark map: its own where it is made out there, or else the nearest tint of it that is.
 * @param colour as '#62259d'
 */
export function nightColour(colour: string): string {
  const { city, land } = palettes.dark;
  const isSeen = (tint: string): boolean => [city, land].every((ground) => contrast(tint, ground) >= leastContrast);
  for (let step = 0; step < steps; step += 1) {
    const tint = tintOf(colour, step / steps);
    if (isSeen(tint)) return tint;
  }
  return palettes.dark.text;
}

/** @param white its share, from 0 to 1 */
function tintOf(colour: string, white: number): string {
  const channels = channelsOf(colour).map((value) => Math.round(value + (255 - value) * white));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
