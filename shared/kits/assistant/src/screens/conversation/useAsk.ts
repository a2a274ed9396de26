import { useDangerReader } from '@odysseus/runtime';
import { useCallback, useEffect, useRef } from 'react';
import type { ConversationStore } from './ConversationStore';

/**
 * Puts a question: the reader of danger passes it first, on this device. An emergency intent is answered here with help, whatever becomes of the
 * network, the service or the pass; everything else is asked.
 * @param canHelp whether the city has help to give
 * @returns whether the question was taken; not while an answer is under way, or while the one before is being read
 */
export function useAsk(store: ConversationStore, canHelp: boolean): (question: string) => Promise<boolean> {
  const readDanger = useDangerReader();
  const reading = useRef(false);
  // The reader is there by the time somebody has typed.
  useEffect(() => {
    if (canHelp) void readDanger?.('');
  }, [readDanger, canHelp]);
  return useCallback(
    async (question) => {
      if (reading.current) return false;
      reading.current = true;
      const danger = canHelp ? await readDanger?.(question) : undefined;
      reading.current = false;
      if (danger?.outcome !== 'danger') return store.ask(question, danger);
      store.help(question, danger);
      return true;
    },
    [store, readDanger, canHelp],
  );
}
