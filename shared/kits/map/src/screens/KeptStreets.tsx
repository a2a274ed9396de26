import { useMapStyle } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { useEffect, useRef, useState } from 'react';
import { archiveAddress } from '../logic/archiveAddress';
import { mapCopy } from './copy';
import { Kept } from './KeptStreets.styles';

const keptTiles = () => import('./engine/tiles/keptTiles');
const keptLimit = () => import('./engine/tiles/TileKeep');

/** What the map's streets take on this device, and a way to be rid of them; nothing where there are none. */
export function KeptStreets({ city }: { readonly city: string }) {
  const hasArchive = archiveAddress(useMapStyle()) !== undefined;
  const line = useRef<HTMLDivElement>(null);
  const [amount, setAmount] = useState<{ readonly bytes: number; readonly most: number }>();
  const [isForgotten, setForgotten] = useState(false);
  useEffect(() => {
    const element = line.current;
    if (!hasArchive || !element || typeof IntersectionObserver === 'undefined') return;
    const read = async (): Promise<void> => {
      const [{ keptTileBytes }, { mostKept }] = await Promise.all([keptTiles(), keptLimit()]);
      setAmount({ bytes: await keptTileBytes(city), most: mostKept });
    };
    // More is kept while the map is looked at: it is told as of when somebody reads it.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) read().catch(() => undefined);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasArchive, city]);
  const forget = async (): Promise<void> => {
    const { forgetTiles } = await keptTiles();
    await forgetTiles(city);
    setAmount(undefined);
    setForgotten(true);
  };
  return (
    <Kept ref={line}>
      {amount && amount.bytes > 0 ? (
        <>
          <p>{mapCopy.kept(megabytes(amount.bytes), megabytes(amount.most))}</p>
          <Button kind="quiet" onClick={() => void forget().catch(() => undefined)}>
            {mapCopy.forget}
          </Button>
        </>
      ) : null}
      <p role="status">{isForgotten && !amount?.bytes ? mapCopy.forgotten : null}</p>
    </Kept>
  );
}

function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return `${amount < 10 ? Math.max(0.1, amount).toFixed(1) : amount.toFixed(0)}\u00a0MB`;
}
