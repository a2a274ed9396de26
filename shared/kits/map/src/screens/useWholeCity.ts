import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '../logic/projection';
import type { CityPlan, KeepFault } from './engine/tiles/wholeCity';

/** How it stands with a city's streets that are to be kept in advance. */
export type WholeCityState =
  | { readonly state: 'planned'; readonly plan: CityPlan; readonly fault?: KeepFault | 'stopped' }
  | { readonly state: 'keeping'; readonly plan: CityPlan; readonly kept: number };

interface WholeCityOptions {
  /** Address of an archive of streets; none by default. */
  readonly archive: string | undefined;
  readonly city: string;
  readonly view: View;
  /** Told when what is kept has changed. */
  readonly onKept: () => void;
}

/** Keeps all of a city's streets at the visitor's wish: told before what it takes, to be stopped, and gone on with. */
export function useWholeCity({ archive, city, view, onKept }: WholeCityOptions) {
  const [state, setState] = useState<WholeCityState>();
  const running = useRef<AbortController>(undefined);
  const open = useCallback(async () => {
    if (archive === undefined) return undefined;
    const { cityArchive } = await import('./engine/tiles/cityArchive');
    return (await cityArchive({ address: archive, city, view }))?.whole();
  }, [archive, city, view]);

  /** Looks what it takes, and how much of it is there. */
  const look = useCallback(
    async (fault?: KeepFault | 'stopped'): Promise<void> => {
      const plan = await open().then((whole) => whole?.plan());
      // What is being kept tells of itself.
      if (!running.current) setState(plan && { state: 'planned', plan, ...(fault ? { fault } : {}) });
    },
    [open],
  );

  const keep = useCallback(async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let fault: KeepFault | 'stopped' | undefined;
    try {
      const whole = await open();
      const plan = await whole?.plan();
      if (!whole || !plan) fault = 'network';
      else await whole.keepAll((kept) => setState({ state: 'keeping', plan, kept }), signal);
    } catch (cause) {
      fault = signal.aborted ? 'stopped' : faultOf(cause);
    } finally {
      running.current = undefined;
    }
    onKept();
    // Without a network what it takes is known from before.
    await look(fault).catch(() =>
      setState((before) => before && { state: 'planned', plan: before.plan, ...(fault ? { fault } : {}) }),
    );
  }, [open, look, onKept]);

  const isCut = state?.state === 'planned' && state.fault === 'network';
  useEffect(() => {
    if (!isCut) return;
    const goOn = (): void => void keep();
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isCut, keep]);
  useEffect(() => () => running.current?.abort(), []);
  return { state, look, keep, stop: useCallback(() => running.current?.abort(), []) };
}

function faultOf(cause: unknown): KeepFault {
  const fault = cause instanceof Error && cause.name === 'CityKeepError' && 'fault' in cause ? cause.fault : undefined;
  return fault === 'full' || fault === 'renewed' || fault === 'large' ? fault : 'network';
}
