import { destinationsOf, type ScreenOrigin } from '@odysseus/contract';
import { ScreenProvider } from '@odysseus/runtime';
import { useMemo, type ReactNode } from 'react';
import { usePremium } from '../features/premium';
import { useServices } from '../services/page';
import { createScreenApi } from './createScreenApi';
import type { Resolution } from './resolveRoute';

interface ScreenApiProviderProps {
  readonly resolution: Extract<Resolution, { kind: 'shell' | 'remote' }>;
  readonly children: ReactNode;
}

/** Tells a screen where it comes from, and hands it what the shell does in its name: the same for as long as it is the same screen. */
export function ScreenApiProvider({ resolution, children }: ScreenApiProviderProps) {
  const { release, screens } = useServices();
  const premium = usePremium();
  const target = resolution.kind === 'remote' ? resolution.target : undefined;
  const loaded = target && (screens.loadedVersion(target) ?? target.version);
  const remote = target?.remote ?? '@odysseus/shell';
  const version = loaded?.metadata.version ?? release.runningShell();
  const { path } = resolution.route;
  const destinations = (target && loaded ? destinationsOf(target.remote, loaded) : []).join('/');
  const origin = useMemo<ScreenOrigin>(() => ({ remote, version, path }), [remote, version, path]);
  const api = useMemo(
    () => createScreenApi(origin, destinations === '' ? [] : destinations.split('/'), premium),
    [origin, destinations, premium],
  );
  return (
    <ScreenProvider value={api} origin={origin}>
      {children}
    </ScreenProvider>
  );
}
