import { useCallback, useState } from 'react';
import type { TabMemory } from '../conversation/tabMemory';

/** The question that is being written, kept over a reload. */
export function useDraft(memory: TabMemory): readonly [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => memory.read('draft') ?? '');
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      memory.write('draft', next);
    },
    [memory],
  );
  return [draft, change];
}
