import type { Access } from '@odysseus/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '../../auth';
import { usePremium, type Premium } from '../../premium';
import {
  forgetHolderFiles,
  keptHolderFiles,
  noHolderFiles,
  readHolderFiles,
  type HolderCity,
  type HolderFiles,
} from './holderFiles';

export interface FilesOfHolder {
  readonly told: HolderFiles;
  /** `none` where there is nothing to read, or nobody who may. */
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

interface Found {
  readonly uid: string | undefined;
  readonly for: string;
  readonly told: HolderFiles;
}

/** What the service tells a holder of Expert Access of the premium places of a trip; nothing to anybody else. */
export function useHolderFiles(cities: readonly HolderCity[]): FilesOfHolder {
  const premium = usePremium();
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.user.uid : undefined;
  const { state: access } = useSyncExternalStore(premium.subscribe, premium.getAccess, premium.getAccess);
  const asked = [...new Set(cities.map(({ city, version }) => `${city} ${version}`))].sort().join(',');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  const key = `${access} ${asked} ${attempt}`;
  // Whoever has no premium place in the trip asks for nothing.
  useEffect(() => {
    if (asked !== '') premium.ensureChecked();
  }, [premium, asked]);
  useEffect(() => {
    let wanted = true;
    void filesFor(access, premium, uid, citiesOf(asked)).then((told) => {
      if (wanted) setFound({ uid, for: key, told });
    });
    return () => {
      wanted = false;
    };
  }, [premium, uid, access, asked, key]);
  const known = found?.uid === uid && found?.for === key;
  return {
    told: found && found.uid === uid && mayKeep(access) ? found.told : noHolderFiles,
    state:
      access !== 'active' || asked === '' ? 'none' : !known ? 'loading' : found.told.incomplete ? 'failed' : 'ready',
    retry: () => setAttempt((count) => count + 1),
  };
}

/** Whether what a holder was told may still be shown: also while it can't be found out whether the pass runs, as without a network. */
const mayKeep = (access: Access['state']): boolean => access !== 'inactive' && access !== 'signedOut';

function filesFor(
  access: Access['state'],
  premium: Premium,
  uid: string | undefined,
  cities: readonly HolderCity[],
): Promise<HolderFiles> {
  if (!mayKeep(access)) forgetHolderFiles(premium);
  if (!mayKeep(access) || uid === undefined || cities.length === 0) return Promise.resolve(noHolderFiles);
  return access === 'active' ? readHolderFiles(premium, uid, cities) : keptHolderFiles(premium, uid, cities);
}

/** @param asked `paris 1.2.0,rome 2.0.1` */
function citiesOf(asked: string): readonly HolderCity[] {
  return asked.split(',').flatMap((one) => {
    const [city = '', version = ''] = one.split(' ');
    return city === '' ? [] : [{ city, version }];
  });
}
