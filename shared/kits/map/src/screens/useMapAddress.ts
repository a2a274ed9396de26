import { useAddressQuery } from '@odysseus/page';
import { useCallback, useMemo } from 'react';
import { readMapAddress, writeMapAddress, type MapAddress } from '../logic/mapAddress';

/** What the address says of the map, and a way to make it say something else. In a prerendered page it says nothing. */
export function useMapAddress(): readonly [MapAddress, (change: Partial<MapAddress>) => void] {
  const [query, change] = useAddressQuery();
  const address = useMemo(() => readMapAddress(query), [query]);
  const changePart = useCallback(
    (part: Partial<MapAddress>) => change((present) => writeMapAddress(present, part)),
    [change],
  );
  return [address, changePart];
}
