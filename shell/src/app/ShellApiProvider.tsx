import type { PageApi, VisitorSettings } from '@odysseus/contract';
import { PageProvider } from '@odysseus/runtime';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../features/auth';
import { readDanger } from '../features/help';
import { usePremiumAccess } from '../features/premium';
import { useRelease, useServices } from '../services/page';

/** Hands what is the same for every screen to all of them, in the contract's words. Nothing of it depends on the address. */
export function ShellApiProvider({ children }: { readonly children: ReactNode }) {
  const { analytics, heldScreens, plan, settings, site } = useServices();
  const session = useSession();
  const access = usePremiumAccess();
  const items = useSyncExternalStore(
    plan.subscribe,
    () => plan.get().places,
    () => plan.initial().places,
  );
  const visitor = useSyncExternalStore(settings.subscribe, settings.get, settings.initial);
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
