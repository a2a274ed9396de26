import type { AssistantConversations } from '@odysseus/contract';
import { useCallback, useEffect, useState } from 'react';
import type { AssistantService } from '../stream/assistantService';

export type KeptConversations = AssistantConversations['conversations'];

export type HistoryState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly conversations: KeptConversations };

export interface History {
  readonly view: HistoryState;
  reload(): void;
  /** @returns whether it is gone */
  remove(id: string): Promise<boolean>;
  removeAll(): Promise<boolean>;
}

/** The account's conversations, the newest first. @param version changes when something has been asked */
export function useHistory(service: AssistantService, version: string): History {
  const [view, setView] = useState<HistoryState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    service.conversations(abort.signal).then(
      (conversations) => {
        if (!abort.signal.aborted) setView({ state: 'ready', conversations });
      },
      () => {
        // A list that could not be renewed stays as it was.
        if (!abort.signal.aborted) setView((before) => (before.state === 'ready' ? before : { state: 'failed' }));
      },
    );
    return () => abort.abort();
  }, [service, version, attempt]);
  const reload = useCallback(() => {
    setView({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const keep = useCallback((keeps: (id: string) => boolean) => {
    setView((before) =>
      before.state === 'ready'
        ? { state: 'ready', conversations: before.conversations.filter(({ conversation }) => keeps(conversation)) }
        : before,
    );
  }, []);
  const remove = useCallback(
    (id: string) => succeeds(service.remove(id), () => keep((other) => other !== id)),
    [service, keep],
  );
  const removeAll = useCallback(() => succeeds(service.removeAll(), () => keep(() => false)), [service, keep]);
  return { view, reload, remove, removeAll };
}

async function succeeds(work: Promise<void>, then: () => void): Promise<boolean> {
  try {
    await work;
  } catch {
    return false;
  }
  then();
  return true;
}
