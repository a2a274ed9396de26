import { useMapStyle } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { archiveAddress } from '../logic/archiveAddress';
import type { DrawnMap } from '../logic/drawnMap';
import { mapCopy } from './copy';
import { megabytes } from './megabytes';
import { useWholeCity } from './useWholeCity';
import { WholeCityWords } from './WholeCityWords';
import { Kept } from './KeptStreets.styles';

const keptTiles = () => import('./engine/tiles/keptTiles');
const keptLimit = () => import('./engine/tiles/TileKeep');

/** What the map's streets take on this device, a way to have all of them there, and one to be rid of them; nothing where there are none. */
export function KeptStreets({ city: { key, name }, view }: Pick<DrawnMap, 'city' | 'view'>) {
  const archive = archiveAddress(useMapStyle());
  const line = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useState<{ readonly bytes: number; readonly most: number }>();
  const [isForgotten, setForgotten] = useState(false);
  const read = useCallback(async (): Promise<void> => {
    const [{ keptTileBytes }, { mostKept }] = await Promise.all([keptTiles(), keptLimit()]);
    setAmount({ bytes: await keptTileBytes(key), most: mostKept });
  }, [key]);
  const onKept = useCallback((): void => void read().catch(() => undefined), [read]);
  const { state, look, keep, stop } = useWholeCity({ archive, city: key, view, onKept });
  useEffect(() => {
    const element = line.current;
    if (archive === undefined || !element || typeof IntersectionObserver === 'undefined') return;
    // More is kept while the map is looked at: it is told as of when somebody reads it.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      read().catch(() => undefined);
      look().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [archive, read, look]);
  const forget = async (): Promise<void> => {
    const { forgetTiles } = await keptTiles();
    await forgetTiles(key);
    setAmount(undefined);
    setForgotten(true);
    await look();
  };
  const isWhole = state?.state === 'planned' && state.plan.missing === 0;
  return (
    <Kept ref={line}>
      {amount && amount.bytes > 0 && !isWhole ? (
        <p>{mapCopy.kept(megabytes(amount.bytes), megabytes(amount.most))}</p>
      ) : null}
      {state ? (
        <WholeCityWords
          city={name}
          state={state}
          onKeep={() => {
            setForgotten(false);
            void keep();
          }}
          onStop={stop}
        />
      ) : null}
      {amount && amount.bytes > 0 && state?.state !== 'keeping' ? (
        <Button kind="quiet" onClick={() => void forget().catch(() => undefined)}>
          {mapCopy.forget}
        </Button>
      ) : null}
      <p role="status">{isForgotten && !amount?.bytes ? mapCopy.forgotten : null}</p>
    </Kept>
  );
}
