import { useLocation } from '@odysseus/runtime';
import { useEffect } from 'react';
import { useRelease } from '../../services/page';
import type { Whereabouts } from './countryOf';
import { lastCity } from './lastCity';
import { partOf } from './partOf';

/** The part of the site that owns the page: `paris`; undefined for a page of the shell. */
function usePart(): string | undefined {
  const { pathname } = useLocation();
  const remote = useRelease().find(pathname)?.remote;
  return remote === undefined ? undefined : partOf(remote);
}

/** Remembers the city that is open, for help that is opened from a page that belongs to none. */
export function useLastCity(): void {
  const part = usePart();
  useEffect(() => {
    if (part !== undefined && part !== lastCity.get()) lastCity.set(part);
  }, [part]);
}

/** What is known of where the visitor is, at this moment. */
export function useWhereabouts(): Whereabouts {
  return { part: usePart(), lastPart: lastCity.get(), timeZone: timeZoneOfDevice() };
}

function timeZoneOfDevice(): string | undefined {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
