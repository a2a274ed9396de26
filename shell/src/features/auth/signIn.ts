import type { SignedInUser } from '@odysseus/contract';
import type { EventParameters } from '../../services/analytics';
import { authPath } from './constants';
import { isClosedByVisitor } from './errorAdvice';
import { identityError, IdentityError, type IdentityProvider } from './identity';
import { looksLikeSignInLink, withoutLinkParameters } from './linkAddress';
import type { Page } from './browserPage';
import type { ProfileCheck } from './profileCheck';
import { createRememberedEmail } from './rememberedEmail';
import type { SessionStore } from './session';
import { nextStep, type SignInEffect, type SignInEvent, type SignInState } from './signInFlow';

export type Track = (name: string, parameters?: EventParameters) => void;

/** The sign-in screen's state and everything that a visitor can do there. One for the page: the sign-in goes on whichever screen shows it. */
export interface SignIn {
  get(): SignInState;
  subscribe(listener: () => void): () => void;
  /** Begins when the screen appears. @param onDone called when the profile check has succeeded @returns to be called when it disappears */
  open(onDone: () => void): () => void;
  submitEmail(email: string): void;
  confirmEmail(email: string): void;
  retryLink(): void;
  pressGoogle(): void;
  cancel(): void;
  goOnSignedIn(): void;
  retryProfile(): void;
}

export interface SignInOptions {
  readonly session: SessionStore;
  /** Called as soon as the provider has signed somebody in, before anything else follows from it. */
  readonly onSignedIn: (user: SignedInUser) => void;
  /** Loads the provider's code at the first call. */
  readonly identity: () => Promise<IdentityProvider>;
  readonly checkProfile: (user: SignedInUser) => Promise<ProfileCheck>;
  readonly track: Track;
  readonly page: Page;
  readonly origin: () => string;
}

/** Runs the sign-in flow's decisions against the identity provider, the backend and the browser. */
export function createSignIn({
  session,
  onSignedIn,
  identity,
  checkProfile,
  track,
  page,
  origin,
}: SignInOptions): SignIn {
  const remembered = createRememberedEmail(page.localStorage);
  const listeners = new Set<() => void>();
  let state: SignInState = { step: 'idle' };
  let finish: () => void = () => undefined;
  let popups = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: SignInEvent): void => {
    const next = nextStep(state, event);
    const changed = next.state !== state;
    state = next.state;
    if (changed) for (const listener of [...listeners]) listener();
    for (const effect of next.effects) perform(effect);
  };

  const perform = (effect: SignInEffect): void => {
    switch (effect.type) {
      case 'send':
        return follow(
          identity().then((provider) => provider.sendSignInLink(effect.email, `${origin()}${authPath}`)),
          () => ({ type: 'linkSent' }),
          (code) => ({ type: 'sendFailed', code }),
        );
      case 'complete': {
        const address = page.address();
        return follow(
          identity().then((provider) => {
            if (!provider.isSignInLink(address)) throw new IdentityError('auth/argument-error');
            return provider.completeSignInLink(effect.email, address);
          }),
          ({ user, isNewUser }) => (onSignedIn(user), { type: 'linkCompleted', isNewUser }),
          (code) => ({ type: 'linkFailed', code }),
        );
      }
      case 'openGoogle': {
        const popup = ++popups;
        return follow(
          identity().then((provider) => provider.signInWithGoogle()),
          ({ user, isNewUser }) => (onSignedIn(user), { type: 'googleCompleted', isNewUser }),
          (code) => ({ type: 'googleFailed', code, latest: popup === popups }),
        );
      }
      case 'checkProfile': {
        const current = session.get();
        if (current.state !== 'signedIn') return undefined;
        return follow(
          checkProfile(current.user),
          (check) =>
            check.state === 'ready'
              ? { type: 'profileReady' }
              : { type: 'profileFailed', message: check.message, advice: check.advice },
          (code) => ({ type: 'profileFailed', message: code, advice: 'Try again.' }),
        );
      }
      case 'rememberEmail':
        return remembered.save(effect.email);
      case 'forgetEmail':
        return remembered.forget();
      case 'cleanAddress':
        return page.replaceAddress(withoutLinkParameters(page.address()));
      case 'track':
        return track(...effect.event);
      case 'goOn':
        return finish();
    }
  };

  const follow = <T>(
    work: Promise<T>,
    succeeded: (value: T) => SignInEvent,
    failed: (code: string) => SignInEvent,
  ): void => {
    work.then(
      (value) => dispatch(succeeded(value)),
      (error: unknown) => {
        const { code } = identityError(error);
        if (!isClosedByVisitor(code)) console.warn('Sign-in:', error);
        dispatch(failed(code));
      },
    );
  };

  const arrive = (): void =>
    dispatch({
      type: 'opened',
      session: session.get(),
      hasLink: looksLikeSignInLink(page.address()),
      remembered: remembered.read(),
    });
  const followSession = (): void => {
    if (state.step === 'waiting') arrive();
    else dispatch({ type: 'sessionChanged', session: session.get() });
  };
  let stopFollowing: (() => void) | undefined;
  const close = (): void => {
    clearTimeout(closing);
    closing = undefined;
    stopFollowing?.();
    stopFollowing = undefined;
    dispatch({ type: 'closed' });
  };

  return {
    get: () => state,
    subscribe(listener) {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    open(onDone) {
      // The screen may be taken away and put back at once (React does so on purpose while developing); that is no new sign-in.
      if (state.step === 'done') close();
      clearTimeout(closing);
      closing = undefined;
      finish = onDone;
      stopFollowing ??= session.subscribe(followSession);
      arrive();
      // Early, so that the first press finds it there. A failure shows when it is needed.
      page.whenIdle(() => void identity().catch(() => undefined));
      return () => {
        closing = setTimeout(close, 0);
      };
    },
    submitEmail: (email) => dispatch({ type: 'emailSubmitted', email }),
    confirmEmail: (email) => dispatch({ type: 'emailConfirmed', email }),
    retryLink: () => dispatch({ type: 'linkRetried', remembered: remembered.read() }),
    pressGoogle: () => dispatch({ type: 'googlePressed' }),
    cancel: () => dispatch({ type: 'cancelled' }),
    goOnSignedIn: () => dispatch({ type: 'continued' }),
    retryProfile: () => dispatch({ type: 'profileRetried' }),
  };
}
