import type { ShellApi } from '@odysseus/contract';
import { ShellProvider, useLocation } from '@odysseus/runtime';
import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../auth';
import { usePremiumAccess } from '../premium';
import { useServices } from './Services';

/** Hands the shell's services to screens, in the contract's words. */
export function ShellApiProvider({ children }: { readonly children: ReactNode }) {
  const { analytics, plan, premium, release, settings } = useServices();
  const session = useSession();
  const access = usePremiumAccess();
  const { pathname } = useLocation();
  const items = useSyncExternalStore(plan.value.subscribe, plan.value.get, plan.value.get);
  const visitor = useSyncExternalStore(settings.subscribe, settings.get, settings.get);
  // A screen reads the content that was built with it, not what has been released since.
  const version = release.find(pathname)?.version.metadata.version;
  const readPremium = useCallback((key: string, signal?: AbortSignal) => premium.readPremium(key, version, signal), [premium, version]);
  const api = useMemo<ShellApi>(
    () => ({
      session,
      access,
      readPremium,
      track: (name, parameters) => analytics.track(name, parameters),
      plan: { items, ...plan.actions },
      settings: visitor,
      changeSettings: (change) => settings.set({ ...settings.get(), ...change }),
    }),
    [session, access, readPremium, analytics, items, plan, visitor, settings],
  );
  return <ShellProvider value={api}>{children}</ShellProvider>;
}
