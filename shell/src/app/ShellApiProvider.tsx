import type { ShellApi } from '@odysseus/contract';
import { ShellProvider, useLocation } from '@odysseus/runtime';
import { useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSession } from '../features/auth';
import { readDanger } from '../features/help';
import { usePremium, usePremiumAccess } from '../features/premium';
import { useRelease, useServices } from '../services/page';
import { screenKey, type RemoteRoute } from '../services/remotes';
import { reportMistake } from './reportMistake';

/** Hands the shell's services to screens, in the contract's words. */
export function ShellApiProvider({ children }: { readonly children: ReactNode }) {
  const { analytics, heldScreens, plan, release, screens, settings, site } = useServices();
  const premium = usePremium();
  const session = useSession();
  const access = usePremiumAccess();
  const { pathname } = useLocation();
  const items = useSyncExternalStore(plan.value.subscribe, plan.value.get, plan.value.initial);
  const visitor = useSyncExternalStore(settings.subscribe, settings.get, settings.initial);
  const target = useTarget(pathname);
  const readPremium = useCallback(
    (key: string, signal?: AbortSignal) => {
      // A screen reads the content that was built with it: not what has been released since, nor what it has replaced.
      const version = target && (screens.loadedVersion(target) ?? target.version);
      return premium.readPremium(key, version?.metadata.version, signal);
    },
    [premium, screens, target],
  );
  const api = useMemo<ShellApi>(
    () => ({
      session,
      access,
      readPremium,
      callService: (path, init) => {
        const address = new URL(path, new URL('/api/', location.origin));
        // A token goes to the service and nowhere else.
        if (address.origin !== location.origin || !address.pathname.startsWith('/api/')) return Promise.reject(new TypeError(`"${path}" is no path of the service.`));
        return premium.fetch(address.pathname + address.search, init);
      },
      track: (name, parameters) => analytics.track(name, parameters),
      plan: { items, ...plan.actions },
      reportMistake: (place, text) => {
        const version = target && (screens.loadedVersion(target) ?? target.version);
        return reportMistake({ place, path: pathname, version: version?.metadata.version ?? release.runningShell(), text });
      },
      readDanger,
      holdScreen: heldScreens.hold,
      settings: visitor,
      changeSettings: (change) => settings.set({ ...settings.get(), ...change }),
      mapStyle: site.map?.style,
    }),
    [session, access, readPremium, premium, analytics, heldScreens, items, pathname, plan, release, screens, target, visitor, settings, site],
  );
  return <ShellProvider value={api}>{children}</ShellProvider>;
}

/** What stands at an address: the same object for as long as it is the same screen, whatever else becomes known of the release. */
function useTarget(pathname: string): RemoteRoute | undefined {
  const found = useRelease().find(pathname);
  const [target, setTarget] = useState(found);
  if (target === found || (target && found && screenKey(target) === screenKey(found))) return target;
  setTarget(found);
  return found;
}
