import type { LatLng } from '@odysseus/model';
import { useEffect, useState } from 'react';
import type { View } from '../logic/projection';
import type { Reach } from '../logic/reach/Reach';

/** How far one walks from a point: along streets, once they are read; as the crow flies where there is nothing to read. */
export type ReachState = { readonly state: 'crow' | 'reading' } | { readonly state: 'streets'; readonly reach: Reach };

interface ReachSource {
  /** Address of an archive of streets; none by default. */
  readonly archive: string | undefined;
  readonly city: string;
  readonly view: View;
}

const crow: ReachState = { state: 'crow' };
const reading: ReachState = { state: 'reading' };

/** @param from where walks are reckoned from; nothing is loaded before there is such a point, and an archive */
export function useReach(from: LatLng | undefined, { archive, city, view }: ReachSource): ReachState {
  const [found, setFound] = useState<{ readonly from: LatLng; readonly state: ReachState }>();
  useEffect(() => {
    if (!from || archive === undefined) return;
    const { signal, abort } = leaving();
    const read = async (): Promise<ReachState> => {
      const [{ cityArchive }, { findReach }] = await Promise.all([
        import('./engine/tiles/cityArchive'),
        import('./engine/reach/findReach'),
      ]);
      const streets = await cityArchive({ address: archive, city, view });
      const reach = streets && (await findReach(streets, from, signal));
      return reach ? { state: 'streets', reach } : crow;
    };
    read().then(
      (state) => {
        if (!signal.aborted) setFound({ from, state });
      },
      // Code that does not come without a network is as good as streets that do not.
      () => {
        if (!signal.aborted) setFound({ from, state: crow });
      },
    );
    return abort;
  }, [from, archive, city, view]);
  if (!from || archive === undefined) return crow;
  return found?.from === from ? found.state : reading;
}

function leaving(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
