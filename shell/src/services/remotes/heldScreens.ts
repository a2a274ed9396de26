export interface HeldScreens {
  /** Counts one more thing that would be lost. @returns takes it back; a second call changes nothing */
  hold(): () => void;
  any(): boolean;
}

/** What is unsaved on the screen that stands now, by the screen's own word. */
export function createHeldScreens(): HeldScreens {
  const held = new Set<object>();
  return {
    hold() {
      const mark = {};
      held.add(mark);
      return () => void held.delete(mark);
    },
    any: () => held.size > 0,
  };
}
