import { useSyncExternalStore } from 'react';
import type { Consent } from './consent';
import { consentStore, type ConsentSource } from './consentStore';

const whilePrerendering = (): Consent => 'pending';

/** The visitor's choice, in step with other tabs; `pending` while prerendering. */
export function useConsent(store: ConsentSource = consentStore): Consent {
  return useSyncExternalStore(store.subscribe, store.get, whilePrerendering);
}
