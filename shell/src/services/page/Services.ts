import type { RouteData, Site, VisitorSettings } from '@odysseus/contract';
import { createContext, useContext } from 'react';
import type { Analytics } from '../analytics';
import type { PlanStore } from '../plan';
import type { HeldScreens, ReleaseStore, ScreenLoader } from '../remotes';
import type { StoredValue } from '../storage';
import type { PrerenderedScreen } from './prerenderedScreen';

/** What every part of the shell may use; made once, at the start of the page. */
export interface Services {
  readonly site: Site;
  /** The shell's own screens, as data. */
  readonly ownRoutes: readonly RouteData[];
  readonly release: ReleaseStore;
  readonly screens: ScreenLoader;
  readonly heldScreens: HeldScreens;
  readonly prerendered: PrerenderedScreen;
  readonly analytics: Analytics;
  readonly plan: PlanStore;
  readonly settings: StoredValue<VisitorSettings>;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** @throws {Error} outside the shell */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the shell: wrap the page in a ServicesProvider.');
  return services;
}
