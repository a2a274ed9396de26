import type { CompiledCity, CompiledPlace, LatLng } from '@odysseus/model';
import { usePositionNear, type PositionState } from '@odysseus/page';
import { useEffect, useState } from 'react';

/** How long a device may take to answer before the visitor is told that it has not, in milliseconds. */
const patience = 8_000;
/** How long a position that the page knows is still where the visitor is, in milliseconds. */
const fresh = 5 * 60_000;

interface Fix {
  readonly at: LatLng;
  readonly within: number;
}

/** Where the visitor was last, for lists that they come back to. It leaves with the page. */
let last: (Fix & { readonly on: number }) | undefined;

export interface NearMe {
  readonly state: Exclude<PositionState['state'], 'found'> | 'late' | 'known' | 'found';
  /** From where places are ordered. */
  readonly here: Fix | undefined;
  /** From the city's middle, or the nearest place of a country, in metres, of a position that is no use there. */
  readonly far: number | undefined;
  /** Asks the device. For a visitor's press alone. */
  readonly ask: () => void;
  /** Takes a position that came while the visitor's finger was in the list. */
  readonly apply: () => void;
}

/** Where a list is ordered from. A position that comes late moves nothing under a finger: it waits until it is taken. */
export function useNearMe(city: CompiledCity, places: readonly CompiledPlace[]): NearMe {
  const { position, locate } = usePositionNear(city, places);
  const [kept, keep] = useState(() => (last && Date.now() - last.on < fresh ? last : undefined));
  const [late, setLate] = useState(false);
  const [busy, setBusy] = useState(false);
  const asking = position.state === 'asking';
  useEffect(() => {
    if (!asking) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    const note = ({ type, target }: Event): void => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (type === 'touchmove' || type === 'wheel' || target.closest('[data-cards]')) setBusy(true);
    };
    const events = ['touchmove', 'wheel', 'pointerdown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, note, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, note);
    };
  }, [asking]);
  useEffect(() => {
    if (position.state === 'found') last = { at: position.at, within: position.within, on: Date.now() };
  }, [position]);
  const found = position.state === 'found' ? position : position.state === 'idle' ? kept : undefined;
  return {
    state: found ? (busy ? 'known' : 'found') : asking && late ? 'late' : unanswered(position),
    here: busy ? undefined : found,
    far: position.state === 'far' ? position.metres : undefined,
    ask: () => {
      keep(undefined);
      setLate(false);
      setBusy(false);
      locate();
    },
    apply: () => setBusy(false),
  };
}

function unanswered({ state }: PositionState): Exclude<PositionState['state'], 'found'> {
  return state === 'found' ? 'idle' : state;
}
