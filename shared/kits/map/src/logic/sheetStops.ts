/** Where the sheet over the map of a narrow screen can rest, lowest first. */
export const sheetStops = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof sheetStops)[number];

/** Shares of the board that the sheet takes; the screens' sheet of styles has the same. */
const shares: Readonly<Record<SheetStop, number>> = { peek: 0, half: 0.5, full: 1 };
/** Height of a sheet at its lowest stop, in pixels: that of its head and its first place, or of the head alone over a low board. */
const peekHeights = { most: 176, least: 108 };
/** A flick this quick, in pixels a millisecond, goes on to the next stop. */
const flick = 0.5;

/** A stop further up or down, or the same at the end. */
export function stopBeside(stop: SheetStop, steps: 1 | -1): SheetStop {
  const index = sheetStops.indexOf(stop) + steps;
  return sheetStops[Math.min(sheetStops.length - 1, Math.max(0, index))] ?? stop;
}

/** The next stop for a press on the handle: up step by step, then down to the lowest. */
export function stopAfter(stop: SheetStop): SheetStop {
  return stop === 'full' ? 'peek' : stopBeside(stop, 1);
}

/**
 * Where a sheet comes to rest that is let go of.
 * @param height of the sheet when it is let go, in pixels
 * @param board height of what it lies over, in pixels
 * @param speed upwards, in pixels a millisecond
 */
export function restingStop(height: number, board: number, speed: number): SheetStop {
  const distance = (stop: SheetStop): number => Math.abs(height - heightOf(stop, board));
  const nearest = [...sheetStops].sort((a, b) => distance(a) - distance(b))[0] ?? 'peek';
  if (Math.abs(speed) < flick) return nearest;
  const isAbove = heightOf(nearest, board) > height;
  if (speed > 0) return isAbove ? nearest : stopBeside(nearest, 1);
  return isAbove ? stopBeside(nearest, -1) : nearest;
}

/** How much of the board a sheet takes, in pixels. */
export function heightOf(stop: SheetStop, board: number): number {
  if (stop !== 'peek') return board * shares[stop];
  const { most, least } = peekHeights;
  return Math.min(most, Math.max(Math.min(least, board * 0.4), board * 0.6 - 184));
}

/** How much of a map's lower edge is not to be seen, in pixels. A whole sheet counts as a half: the map behind it is for when it goes. */
export function coveredBelow(
  stop: SheetStop,
  map: { readonly height: number; readonly bottom: number },
  screen: number,
): number {
  const belowScreen = Math.max(0, map.bottom - screen);
  return Math.min(map.height * 0.6, heightOf(stop === 'full' ? 'half' : stop, map.height) + belowScreen);
}
