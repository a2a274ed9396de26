import type { PageApi, VisitorSettings } from '@odysseus/contract';
import { PageProvider } from '@odysseus/runtime';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSession } from '../features/auth';
import { readDanger } from '../features/help';
import { usePremiumAccess } from '../features/premium';
import { useRelease, useServices } from '../services/page';

/** Hands what is the same for every screen to all of them, in the contract's words. Nothing of it depends on the address. */
export function ShellApiProvider({ children }: { readonly children: ReactNode }) {
  const { analytics, heldScreens, plan, settings, site } = useServices();
  // Who is there changes nothing that was pressed; at once, it would bring a screen that is not alive yet to life in one piece.
  const session = useDeferredValue(useSession());
  const access = useDeferredValue(usePremiumAccess());
  // Nor is what this browser keeps told at once.
  const [told, tell] = useState(false);
  useEffect(() => startTransition(() => tell(true)), []);
  const noItems = () => plan.initial().places;
  const items = useSyncExternalStore(plan.subscribe, told ? () => plan.get().places : noItems, noItems);
  const visitor = useSyncExternalStore(settings.subscribe, told ? settings.get : settings.initial, settings.initial);
  const constant = useMemo(
    () =>
      ({
        track: (name, parameters) => analytics.track(name, parameters),
        readDanger,
        holdScreen: heldScreens.hold,
        changeSettings: (change: Partial<VisitorSettings>) => settings.set({ ...settings.get(), ...change }),
        mapStyle: site.map?.style,
      }) satisfies Partial<PageApi>,
    [analytics, heldScreens, settings, site],
  );
  const { destinations } = useRelease();
  const areas = useMemo(() => destinations.flatMap((destination) => destination.areas), [destinations]);
  const ownPlan = useMemo(() => ({ items, ...plan.actions }), [items, plan]);
  return (
    <PageProvider value={{ ...constant, session, access, areas, plan: ownPlan, settings: visitor }}>
      {children}
    </PageProvider>
  );
}
