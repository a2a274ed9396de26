import type { ShellApi } from '@odysseus/contract';

export { MemoryRouter } from './MemoryRouter';
export { renderAhead } from './renderAhead';

/** Stand-in for what the shell hands to screens: nobody is signed in, and nothing is kept. */
export function shellApiStandIn(changes: Partial<ShellApi> = {}): ShellApi {
  return {
    session: { state: 'signedOut' },
    access: { state: 'signedOut' },
    readPremium: () => Promise.reject(new Error('not asked for here')),
    callService: () => Promise.reject(new Error('not asked for here')),
    holdScreen: () => () => undefined,
    track: () => undefined,
    reportMistake: () => Promise.reject(new Error('not asked for here')),
    plan: { items: [], add: () => undefined, remove: () => undefined },
    settings: { units: 'metric', residency: 'unknown', ages: [] },
    changeSettings: () => undefined,
    ...changes,
  };
}
