import type { CompiledCity } from '@odysseus/model';
import { useTrip } from '@odysseus/page';
import { assistantLimits } from '@odysseus/contract';
import { useService, useSettings, useUnsaved } from '@odysseus/runtime';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { assistantService, type AssistantService } from '../stream/assistantService';
import { isRunning } from './conversation';
import { ConversationStore, type ConversationView } from './ConversationStore';
import type { TabMemory } from './tabMemory';

export interface ConversationHandle extends ConversationView {
  readonly store: ConversationStore;
  readonly service: AssistantService;
  /** Whether an answer is under way. */
  readonly running: boolean;
}

/** The conversation of this page, for as long as the screen is open. */
export function useConversation(city: CompiledCity, memory: TabMemory): ConversationHandle {
  const { key } = city;
  const callService = useService();
  const plan = useTrip(city);
  const { settings } = useSettings();
  const latest = useRef({ callService, plan, settings });
  useEffect(() => {
    latest.current = { callService, plan, settings };
  }, [callService, plan, settings]);
  const service = useMemo(() => assistantService((path, init) => latest.current.callService(path, init), key), [key]);
  const store = useMemo(
    () =>
      new ConversationStore({
        service,
        memory,
        told: () => {
          const { plan, settings } = latest.current;
          const items = plan.items.slice(0, assistantLimits.planItems);
          // Exactly what the contract knows of a place: a newer shell may know more.
          return {
            plan: items.map(({ id, name, path, coordinates }) => ({
              id,
              name,
              path,
              ...(coordinates ? { coordinates: [coordinates[0], coordinates[1]] } : {}),
            })),
            residency: settings.residency,
            ages: settings.ages.slice(0, 20),
          };
        },
      }),
    [service, memory],
  );
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const running = view.conversation.exchanges.some(isRunning);
  useEffect(() => store.start(), [store]);
  useReturns(store, view);
  useUnsaved(running);
  return { ...view, store, service, running };
}

/** Whoever comes back to this tab sees what was asked in another; whoever comes back online goes on. */
function useReturns(store: ConversationStore, { conversation }: ConversationView): void {
  const last = conversation.exchanges.at(-1);
  const cutOffline = last?.state.is === 'failed' && last.state.trouble.kind === 'offline' ? last.message : undefined;
  useEffect(() => {
    const onVisible = (): void => {
      // A tab that could not be refreshed shows what it knows.
      if (document.visibilityState === 'visible') store.refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [store]);
  useEffect(() => {
    if (cutOffline === undefined) return;
    const onOnline = (): void => store.retry(cutOffline);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [store, cutOffline]);
}
