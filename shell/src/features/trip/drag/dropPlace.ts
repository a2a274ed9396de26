/** Where a stop lies on the screen, in pixels from its top. */
export interface Slot {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

export interface DropPlace {
  /** Among the stops of the day without the one that is moved. */
  readonly index: number;
  /** Where a line shows it, in pixels from the top of the screen; nothing on a day that is empty. */
  readonly line: number | undefined;
}

/** Half of what lies between two stops, in pixels. */
const halfGap = 4;

/** Between which stops of a day one is let go. @param y of the pointer, in pixels from the top of the screen */
export function dropPlace(slots: readonly Slot[], y: number, moved: string): DropPlace {
  const others = slots.filter(({ id }) => id !== moved);
  const index = others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const [before, after] = [others[index - 1], others[index]];
  return { index, line: before ? before.bottom + halfGap : after && after.top - halfGap };
}
