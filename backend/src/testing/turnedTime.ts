import type { Time } from '../live/Time';

/** A clock that stands still until a test turns it. */
export interface TurnedTime extends Time {
  /** Turns it on by milliseconds; alarms ring at their moments, and what they set off comes to rest in between. */
  turn(milliseconds: number): Promise<void>;
  /** Sets the clock back, which puts no alarm off: they count the time that passes. */
  setBack(milliseconds: number): void;
}

export function turnedTime(start: number): TurnedTime {
  let now = start;
  let number = 0;
  const alarms = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    chance: () => 0.5,
    after(delay, run) {
      const id = (number += 1);
      alarms.set(id, { at: now + delay, run });
      return () => void alarms.delete(id);
    },
    async turn(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await rest();
        const [id, next] = [...alarms].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || next === undefined || next.at > end) break;
        alarms.delete(id);
        now = next.at;
        next.run();
      }
      now = end;
      await rest();
    },
    setBack(milliseconds) {
      now -= milliseconds;
      for (const alarm of alarms.values()) alarm.at -= milliseconds;
    },
  };
}

/** Lets promises that are settled already tell whoever waits for them. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}
