import type { Reading } from '@odysseus/danger';
import { useCallback, useEffect, useState } from 'react';
import { readDanger, readWhenTrained } from './readDanger';

/** Shorter texts are names being typed. */
const shortest = 6;
/** Milliseconds after the last key. */
const pause = 150;

export interface DangerSearch {
  /** Of what is typed, or for a moment of what was typed before; undefined where nothing is to be read. */
  readonly reading: Reading | undefined;
  /** The reading of what is typed now, without a pause. */
  readonly readNow: () => Promise<Reading | undefined>;
}

/** Reads what is typed into the search for danger. Its code comes with the first text that is long enough. */
export function useDangerReading(query: string): DangerSearch {
  const text = query.trim();
  const long = text.length >= shortest;
  const [read, setRead] = useState<{ readonly text: string; readonly reading: Reading }>();
  useEffect(() => {
    if (!long) return undefined;
    let left = false;
    const take = (reading: Reading): void => {
      if (!left) setRead({ text, reading });
    };
    const look = async (): Promise<void> => {
      const reading = await readDanger(text);
      take(reading);
      // The trained reader may have been late only.
      if (reading.by === 'words' && !left) take(await readWhenTrained(text));
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [text, long]);
  const readNow = useCallback(async () => {
    if (!long) return undefined;
    if (read?.text === text) return read.reading;
    const reading = await readDanger(text);
    setRead({ text, reading });
    return reading;
  }, [long, read, text]);
  return { reading: long ? read?.reading : undefined, readNow };
}
