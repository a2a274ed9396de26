import type { Session } from '@odysseus/contract';
import { emailLinkSent, loginError, loginSuccess, userLogin, type LoginMethod } from '../../services/analytics';
import { errors } from './signInCopy';
import { adviceFor, isClosedByVisitor, isLinkUsable, isWrongAddress } from './errorAdvice';

/** What the red box says: the catalogue's sentence, and what the visitor can do. */
export interface SignInFailure {
  /** The sentence's name in the catalogue (specification, section 8). */
  readonly code: 'emptyEmail' | 'send' | 'complete' | 'google' | 'profile';
  readonly text: string;
  readonly advice?: string | undefined;
}

export type SignInState =
  /** Nobody looks at the sign-in screen. */
  | { readonly step: 'idle' }
  /** It is not known yet who is there. */
  | { readonly step: 'waiting' }
  /** @param retryLink the link in the address may still work */
  | { readonly step: 'form'; readonly failure?: SignInFailure; readonly retryLink?: boolean }
  | { readonly step: 'sending'; readonly email: string }
  | { readonly step: 'linkSent'; readonly email: string }
  | { readonly step: 'askEmail'; readonly failure?: SignInFailure }
  | { readonly step: 'completing'; readonly email: string }
  | { readonly step: 'google' }
  | { readonly step: 'checking'; readonly method: LoginMethod }
  | { readonly step: 'profileFailed'; readonly method: LoginMethod; readonly failure: SignInFailure }
  | { readonly step: 'done' };

export type SignInEvent =
  | {
      readonly type: 'opened';
      readonly session: Session;
      readonly hasLink: boolean;
      readonly remembered: string | undefined;
    }
  | { readonly type: 'closed' }
  | { readonly type: 'sessionChanged'; readonly session: Session }
  | { readonly type: 'emailSubmitted'; readonly email: string }
  | { readonly type: 'linkSent' }
  | { readonly type: 'sendFailed'; readonly code: string }
  | { readonly type: 'emailConfirmed'; readonly email: string }
  | { readonly type: 'linkCompleted'; readonly isNewUser: boolean }
  | { readonly type: 'linkFailed'; readonly code: string }
  | { readonly type: 'linkRetried'; readonly remembered: string | undefined }
  | { readonly type: 'googlePressed' }
  | { readonly type: 'googleCompleted'; readonly isNewUser: boolean }
  /** @param latest no newer popup was opened meanwhile */
  | { readonly type: 'googleFailed'; readonly code: string; readonly latest: boolean }
  /** The visitor wants the form back, whatever is under way. */
  | { readonly type: 'cancelled' }
  /** Somebody who is signed in already goes on as they are. */
  | { readonly type: 'continued' }
  | { readonly type: 'profileReady' }
  | { readonly type: 'profileFailed'; readonly message: string; readonly advice: string }
  | { readonly type: 'profileRetried' };

/** What the world has to do next. */
export type SignInEffect =
  | { readonly type: 'send'; readonly email: string }
  | { readonly type: 'rememberEmail'; readonly email: string }
  | { readonly type: 'forgetEmail' }
  | { readonly type: 'complete'; readonly email: string }
  | { readonly type: 'openGoogle' }
  | { readonly type: 'checkProfile' }
  | { readonly type: 'cleanAddress' }
  | { readonly type: 'goOn' }
  | { readonly type: 'track'; readonly event: ReturnType<typeof loginSuccess> };

export interface SignInStep {
  readonly state: SignInState;
  readonly effects: readonly SignInEffect[];
}

/** Decides what follows from an event (specification, section 4). Events that do not fit the state change nothing. */
export function nextStep(state: SignInState, event: SignInEvent): SignInStep {
  switch (event.type) {
    case 'opened':
      return state.step === 'idle' || state.step === 'waiting' ? onOpened(event) : stay(state);
    case 'closed':
      return go({ step: 'idle' });
    case 'sessionChanged':
      return onSessionChanged(state, event.session);
    case 'emailSubmitted': {
      const email = event.email.trim();
      if (email === '') return go({ step: 'form', failure: { code: 'emptyEmail', text: errors.emptyEmail } });
      return go({ step: 'sending', email }, { type: 'send', email });
    }
    case 'linkSent':
      if (state.step !== 'sending') return stay(state);
      return go(
        { step: 'linkSent', email: state.email },
        { type: 'rememberEmail', email: state.email },
        track(emailLinkSent()),
      );
    case 'sendFailed':
      return state.step === 'sending'
        ? go({ step: 'form', failure: { code: 'send', text: errors.send, advice: adviceFor(event.code, 'send') } })
        : stay(state);
    case 'emailConfirmed': {
      const email = event.email.trim();
      if (state.step !== 'askEmail') return stay(state);
      return email === ''
        ? go({ step: 'askEmail', failure: { code: 'emptyEmail', text: errors.emptyEmail } })
        : complete(email);
    }
    case 'linkCompleted':
      return onSignedIn(state, 'email_link', event.isNewUser, { type: 'forgetEmail' }, { type: 'cleanAddress' });
    case 'linkFailed':
      return state.step === 'completing' ? onLinkFailed(event.code) : stay(state);
    case 'linkRetried':
      return event.remembered === undefined ? go({ step: 'askEmail' }) : complete(event.remembered);
    case 'googlePressed':
      return go({ step: 'google' }, { type: 'openGoogle' });
    case 'googleCompleted':
      return onSignedIn(state, 'google', event.isNewUser);
    case 'googleFailed':
      return onGoogleFailed(state, event.code, event.latest);
    case 'cancelled':
      return state.step === 'askEmail' ? go({ step: 'form' }, { type: 'cleanAddress' }) : go({ step: 'form' });
    case 'continued':
      return state.step === 'form' || state.step === 'linkSent' ? checkAutomatically() : stay(state);
    case 'profileReady':
      return state.step === 'checking'
        ? go({ step: 'done' }, track(loginSuccess(state.method)), { type: 'goOn' })
        : stay(state);
    case 'profileFailed':
      if (state.step !== 'checking') return stay(state);
      return go({
        step: 'profileFailed',
        method: state.method,
        failure: { code: 'profile', text: errors.profile(event.message), advice: event.advice },
      });
    case 'profileRetried':
      return state.step === 'profileFailed'
        ? go({ step: 'checking', method: state.method }, { type: 'checkProfile' })
        : stay(state);
  }
}

function onOpened({ session, hasLink, remembered }: Extract<SignInEvent, { type: 'opened' }>): SignInStep {
  if (session.state === 'loading') return go({ step: 'waiting' });
  if (hasLink) {
    // Somebody who is signed in has most likely opened a link of their own.
    const email = remembered ?? (session.state === 'signedIn' ? (session.user.email ?? undefined) : undefined);
    return email === undefined ? go({ step: 'askEmail' }) : complete(email);
  }
  return session.state === 'signedIn' ? checkAutomatically() : go({ step: 'form' });
}

function onSessionChanged(state: SignInState, session: Session): SignInStep {
  if (session.state === 'signedIn' && (state.step === 'form' || state.step === 'linkSent' || state.step === 'sending'))
    return checkAutomatically();
  if (session.state === 'signedOut' && (state.step === 'checking' || state.step === 'profileFailed'))
    return go({ step: 'form' });
  return stay(state);
}

function onSignedIn(
  state: SignInState,
  method: LoginMethod,
  isNewUser: boolean,
  ...before: SignInEffect[]
): SignInStep {
  const effects = [...before, track(userLogin(method, isNewUser))];
  if (state.step === 'idle' || state.step === 'done') return { state, effects };
  // After a cancelled attempt that succeeds late, the new session has begun the check already; only the method was unknown.
  const isChecking = state.step === 'checking' || state.step === 'profileFailed';
  return go(
    isChecking ? { ...state, method } : { step: 'checking', method },
    ...effects,
    ...(isChecking ? [] : [{ type: 'checkProfile' as const }]),
  );
}

function onLinkFailed(code: string): SignInStep {
  const failure: SignInFailure = { code: 'complete', text: errors.complete, advice: adviceFor(code, 'complete') };
  if (isWrongAddress(code)) return go({ step: 'askEmail', failure });
  if (isLinkUsable(code)) return go({ step: 'form', failure, retryLink: true });
  return go({ step: 'form', failure }, { type: 'cleanAddress' });
}

function onGoogleFailed(state: SignInState, code: string, latest: boolean): SignInStep {
  if (!latest || (state.step !== 'google' && state.step !== 'form')) return stay(state);
  if (isClosedByVisitor(code)) return state.step === 'google' ? go({ step: 'form' }) : stay(state);
  return go(
    { step: 'form', failure: { code: 'google', text: errors.google, advice: adviceFor(code, 'google') } },
    track(loginError('google', code)),
  );
}

function checkAutomatically(): SignInStep {
  return go({ step: 'checking', method: 'auto' }, { type: 'checkProfile' });
}
function complete(email: string): SignInStep {
  return go({ step: 'completing', email }, { type: 'complete', email });
}
function track(event: ReturnType<typeof loginSuccess>): SignInEffect {
  return { type: 'track', event };
}
function go(state: SignInState, ...effects: SignInEffect[]): SignInStep {
  return { state, effects };
}
function stay(state: SignInState): SignInStep {
  return { state, effects: [] };
}
