import type { Site, VisitorSettings } from '@odysseus/contract';
import { createContext, useContext } from 'react';
import type { Analytics } from '../analytics';
import type { Auth } from '../auth';
import type { PlanStore } from '../plan/planStore';
import type { Premium } from '../premium';
import type { HeldScreens, ReleaseStore, ScreenLoader } from '../remotes';
import type { AccountDeletion } from '../screens/profile';
import type { PrerenderedScreen } from './prerenderedScreen';
import type { StoredValue } from './storedValue';

/** Everything that the shell's own parts use; made once, at the start of the page. */
export interface Services {
  readonly site: Site;
  readonly release: ReleaseStore;
  readonly screens: ScreenLoader;
  readonly heldScreens: HeldScreens;
  readonly prerendered: PrerenderedScreen;
  readonly analytics: Analytics;
  readonly auth: Auth;
  readonly premium: Premium;
  readonly accountDeletion: AccountDeletion;
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
