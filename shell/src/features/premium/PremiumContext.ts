import type { Access } from '@odysseus/contract';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import { accessWhileLoading, type WindowsCheck } from './accessOf';
import type { Premium } from './createPremium';

const PremiumContext = createContext<Premium | undefined>(undefined);

/** Offers the store of Expert Access to gate, checkout and profile. */
export const PremiumProvider = PremiumContext.Provider;

/** @throws {Error} outside a `PremiumProvider` */
export function usePremium(): Premium {
  const premium = useContext(PremiumContext);
  if (!premium) throw new Error('usePremium needs the store: wrap the page in a PremiumProvider.');
  return premium;
}

/** The very object that the store answers with: another one would have everything drawn again as soon as the page comes to life. */
const whilePrerendering = (): Access => accessWhileLoading;
const uncheckedWhilePrerendering: WindowsCheck = { state: 'unknown' };

/** The gate's answer for whoever is signed in; sees to it that there is one. */
export function usePremiumAccess(): Access {
  const premium = usePremium();
  useEffect(() => premium.ensureChecked(), [premium]);
  return useSyncExternalStore(premium.subscribe, premium.getAccess, whilePrerendering);
}

/** What is known of the visitor's subscription windows. */
export function useWindowsCheck(): WindowsCheck {
  const premium = usePremium();
  useEffect(() => premium.ensureChecked(), [premium]);
  return useSyncExternalStore(premium.subscribe, premium.getCheck, () => uncheckedWhilePrerendering);
}
