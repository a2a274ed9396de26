import { startTransition, useCallback, useEffect, useState } from 'react';
import { useServices, type Services } from '../services/page';
import { LoadFailure, trackLoadFailure, withinLimit, type ScreenComponent } from '../services/remotes';
import type { Resolution } from './resolveRoute';

export type ScreenState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly Screen: ScreenComponent }
  | { readonly state: 'failed'; readonly failure: LoadFailure; readonly retry: () => void };

type Screens = Extract<Resolution, { kind: 'shell' | 'remote' }>;

/** Tells screens apart: the same address in another version of its remote is another screen. */
export function screenKey(resolution: Screens): string {
  return resolution.kind === 'remote'
    ? `${resolution.route.path} ${resolution.target.version.metadata.version}`
    : resolution.route.path;
}

/** Name of the shell as a part, in failures. */
const shellPart = '@odysseus/shell';

/** Starts to load a screen's code, or joins the load. */
export function loadScreen(resolution: Screens, services: Pick<Services, 'screens'>): Promise<ScreenComponent> {
  if (resolution.kind === 'remote') return services.screens.load(resolution.target);
  const { component } = resolution.entry;
  return withinLimit(component.preload(), 'screen', shellPart).catch((failure: unknown) => {
    component.reset();
    const attempts = globalThis.odysseusAttempts ?? {};
    globalThis.odysseusAttempts = { ...attempts, [shellPart]: (attempts[shellPart] ?? 0) + 1 };
    throw failure;
  });
}

function peekScreen(resolution: Screens, services: Services): ScreenComponent | undefined {
  return resolution.kind === 'remote' ? services.screens.peek(resolution.target) : resolution.entry.component.peek();
}

/** The code of the screen at an address: there at once if it is loaded already, without a frame in between. */
export function useScreen(resolution: Screens): ScreenState {
  const services = useServices();
  const key = screenKey(resolution);
  const [outcome, setOutcome] = useState<{ key: string; attempt: number; failure?: LoadFailure }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const Screen = peekScreen(resolution, services);
  const isReady = Screen !== undefined;

  useEffect(() => {
    if (isReady) return undefined;
    let wanted = true;
    loadScreen(resolution, services).then(
      // As a transition: a screen that has just come is made in slices, and what is pressed meanwhile is answered.
      () => wanted && startTransition(() => setOutcome({ key, attempt })),
      (cause: unknown) => {
        const failure = cause instanceof LoadFailure ? cause : new LoadFailure('screen', shellPart, cause, false);
        console.error(failure);
        // Of a remote, every rung was reported already.
        if (resolution.kind === 'shell') trackLoadFailure(services.analytics, failure, 'load');
        if (wanted) setOutcome({ key, attempt, failure });
      },
    );
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the resolution, which is made anew at each render
  }, [key, attempt, isReady, services]);

  if (Screen) return { state: 'ready', Screen };
  if (outcome?.failure && outcome.key === key && outcome.attempt === attempt)
    return { state: 'failed', failure: outcome.failure, retry };
  return { state: 'loading' };
}
