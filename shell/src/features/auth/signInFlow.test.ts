import type { Session } from '@odysseus/contract';
import { isUnderWay } from './isUnderWay';
import { nextStep, type SignInEffect, type SignInEvent, type SignInState } from './signInFlow';

const signedOut: Session = { state: 'signedOut' };
const signedIn: Session = {
  state: 'signedIn',
  user: { uid: 'u1', email: 'ana@example.com', displayName: null, photoURL: null },
};
const opened = (change: Partial<Extract<SignInEvent, { type: 'opened' }>> = {}): SignInEvent => ({
  type: 'opened',
  session: signedOut,
  hasLink: false,
  remembered: undefined,
  ...change,
});
const idle: SignInState = { step: 'idle' };
const form: SignInState = { step: 'form' };
const completing: SignInState = { step: 'completing', email: 'ana@example.com' };
const google: SignInState = { step: 'google' };
const checking: SignInState = { step: 'checking', method: 'auto' };
const sending: SignInState = { step: 'sending', email: 'ana@example.com' };
const profileFailed: SignInState = { step: 'profileFailed', method: 'google', failure: { code: 'profile', text: 'x' } };

type Case = readonly [
  what: string,
  state: SignInState,
  event: SignInEvent,
  expected: object,
  effects: readonly (SignInEffect['type'] | readonly [string, object])[],
];

const kept = 'kept';
function run(state: SignInState, event: SignInEvent) {
  const next = nextStep(state, event);
  return {
    state: next.state === state ? kept : next.state,
    effects: next.effects.map((effect) => (effect.type === 'track' ? effect.event : effect.type)),
  };
}

describe('arriving', () => {
  it.each<Case>([
    ['before it is known who is there', idle, opened({ session: { state: 'loading' } }), { step: 'waiting' }, []],
    ['signed out', idle, opened(), form, []],
    ['signed in', { step: 'waiting' }, opened({ session: signedIn }), checking, ['checkProfile']],
    [
      'by a link, in the browser that asked for it',
      idle,
      opened({ hasLink: true, remembered: 'ana@example.com' }),
      completing,
      ['complete'],
    ],
    ['by a link, on another device', idle, opened({ hasLink: true }), { step: 'askEmail' }, []],
    ['by a link, signed in', idle, opened({ hasLink: true, session: signedIn }), completing, ['complete']],
  ])('%s', (_what, state, event, expected, effects) => {
    expect(run(state, event)).toEqual({ state: expected, effects });
  });

  it('a second time changes nothing', () => {
    expect(run(completing, opened()).state).toBe(kept);
  });
});

describe('the email link', () => {
  it.each<Case>([
    [
      'needs an address',
      form,
      { type: 'emailSubmitted', email: '  ' },
      { step: 'form', failure: { code: 'emptyEmail', text: 'Please enter your email address' } },
      [],
    ],
    ['is sent', form, { type: 'emailSubmitted', email: ' ana@example.com ' }, sending, ['send']],
    [
      'was sent',
      sending,
      { type: 'linkSent' },
      { step: 'linkSent', email: 'ana@example.com' },
      ['rememberEmail', ['email_link_sent', {}]],
    ],
    [
      'was not sent',
      sending,
      { type: 'sendFailed', code: 'auth/network-request-failed' },
      {
        step: 'form',
        failure: {
          code: 'send',
          text: 'Failed to send sign-in link. Please try again.',
          advice: expect.stringContaining('offline'),
        },
      },
      [],
    ],
    [
      'is confirmed without an address',
      { step: 'askEmail' },
      { type: 'emailConfirmed', email: '' },
      { step: 'askEmail', failure: { code: 'emptyEmail', text: 'Please enter your email address' } },
      [],
    ],
    [
      'is confirmed',
      { step: 'askEmail' },
      { type: 'emailConfirmed', email: 'ana@example.com' },
      completing,
      ['complete'],
    ],
    [
      'signs in',
      completing,
      { type: 'linkCompleted', isNewUser: true },
      { step: 'checking', method: 'email_link' },
      [
        'forgetEmail',
        'cleanAddress',
        ['user_login', { login_method: 'email_link', is_new_user: true }],
        'checkProfile',
      ],
    ],
    [
      'stays usable after a wrong address',
      completing,
      { type: 'linkFailed', code: 'auth/invalid-email' },
      {
        step: 'askEmail',
        failure: {
          code: 'complete',
          text: 'Failed to sign in with email link. Please try again.',
          advice: expect.stringContaining('still works'),
        },
      },
      [],
    ],
    [
      'stays usable when the connection failed',
      completing,
      { type: 'linkFailed', code: 'auth/network-request-failed' },
      {
        step: 'form',
        retryLink: true,
        failure: {
          code: 'complete',
          text: 'Failed to sign in with email link. Please try again.',
          advice: expect.stringContaining('offline'),
        },
      },
      [],
    ],
    [
      'was used before',
      completing,
      { type: 'linkFailed', code: 'auth/invalid-action-code' },
      {
        step: 'form',
        failure: {
          code: 'complete',
          text: 'Failed to sign in with email link. Please try again.',
          advice: expect.stringContaining('used already'),
        },
      },
      ['cleanAddress'],
    ],
    [
      'has expired',
      completing,
      { type: 'linkFailed', code: 'auth/expired-action-code' },
      {
        step: 'form',
        failure: {
          code: 'complete',
          text: 'Failed to sign in with email link. Please try again.',
          advice: expect.stringContaining('expired'),
        },
      },
      ['cleanAddress'],
    ],
    ['is tried again', form, { type: 'linkRetried', remembered: 'ana@example.com' }, completing, ['complete']],
    [
      'is tried again on another device',
      form,
      { type: 'linkRetried', remembered: undefined },
      { step: 'askEmail' },
      [],
    ],
    ['is given up', { step: 'askEmail' }, { type: 'cancelled' }, form, ['cleanAddress']],
  ])('%s', (_what, state, event, expected, effects) => {
    expect(run(state, event)).toEqual({ state: expected, effects });
  });
});

describe('Google', () => {
  it.each<Case>([
    ['opens', form, { type: 'googlePressed' }, google, ['openGoogle']],
    ['opens again while a popup is open', google, { type: 'googlePressed' }, google, ['openGoogle']],
    [
      'signs in',
      google,
      { type: 'googleCompleted', isNewUser: false },
      { step: 'checking', method: 'google' },
      [['user_login', { login_method: 'google', is_new_user: false }], 'checkProfile'],
    ],
    [
      'was closed: no error at all',
      google,
      { type: 'googleFailed', code: 'auth/popup-closed-by-user', latest: true },
      form,
      [],
    ],
    [
      'was blocked',
      google,
      { type: 'googleFailed', code: 'auth/popup-blocked', latest: true },
      {
        step: 'form',
        failure: {
          code: 'google',
          text: 'Google sign in failed. Please try again.',
          advice: expect.stringContaining('Allow popups'),
        },
      },
      [['login_error', { method: 'google', error_code: 'auth/popup-blocked' }]],
    ],
    ['gives the form back', google, { type: 'cancelled' }, form, []],
    [
      'succeeds late, after the session has begun the check',
      checking,
      { type: 'googleCompleted', isNewUser: true },
      { step: 'checking', method: 'google' },
      [['user_login', { login_method: 'google', is_new_user: true }]],
    ],
  ])('%s', (_what, state, event, expected, effects) => {
    expect(run(state, event)).toEqual({ state: expected, effects });
  });

  it.each<[string, SignInState, SignInEvent]>([
    [
      'an older popup is reported closed while a newer one is open',
      google,
      { type: 'googleFailed', code: 'auth/cancelled-popup-request', latest: false },
    ],
    [
      'a popup that was left is reported closed 10 s later',
      { ...form, failure: { code: 'profile', text: 'x' } },
      { type: 'googleFailed', code: 'auth/popup-closed-by-user', latest: true },
    ],
    [
      'it fails after the link was sent',
      { step: 'linkSent', email: 'a' },
      { type: 'googleFailed', code: 'auth/internal-error', latest: true },
    ],
  ])('nothing happens when %s', (_what, state, event) => {
    expect(run(state, event)).toEqual({ state: kept, effects: [] });
  });
});

describe('the profile check', () => {
  it.each<Case>([
    [
      'succeeds',
      { step: 'checking', method: 'email_link' },
      { type: 'profileReady' },
      { step: 'done' },
      [['login_success', { method: 'email_link' }], 'goOn'],
    ],
    [
      'succeeds on arrival',
      checking,
      { type: 'profileReady' },
      { step: 'done' },
      [['login_success', { method: 'auto' }], 'goOn'],
    ],
    [
      'fails: the visitor stays',
      checking,
      { type: 'profileFailed', message: 'Server error: 500', advice: 'Wait.' },
      {
        step: 'profileFailed',
        method: 'auto',
        failure: { code: 'profile', text: 'Failed to process user profile: Server error: 500', advice: 'Wait.' },
      },
      [],
    ],
    [
      'is tried again',
      profileFailed,
      { type: 'profileRetried' },
      { step: 'checking', method: 'google' },
      ['checkProfile'],
    ],
    ['ends when the visitor signs out', profileFailed, { type: 'sessionChanged', session: signedOut }, form, []],
    [
      'ends when it turns out that nobody is signed in',
      checking,
      { type: 'sessionChanged', session: signedOut },
      form,
      [],
    ],
  ])('%s', (_what, state, event, expected, effects) => {
    expect(run(state, event)).toEqual({ state: expected, effects });
  });

  it.each<[string, SignInState]>([
    ['the form', form],
    ['a sent link', { step: 'linkSent', email: 'a' }],
    ['sending', sending],
  ])('begins when another tab signs in during %s', (_what, state) => {
    expect(run(state, { type: 'sessionChanged', session: signedIn })).toEqual({
      state: checking,
      effects: ['checkProfile'],
    });
  });

  it.each([completing, google])('waits for the sign-in under way, whose session comes first: $step', (state) => {
    expect(run(state, { type: 'sessionChanged', session: signedIn })).toEqual({ state: kept, effects: [] });
  });

  it('is offered to somebody who is signed in all the same', () => {
    expect(run(form, { type: 'continued' })).toEqual({ state: checking, effects: ['checkProfile'] });
  });
});

it.each<SignInEvent>([
  { type: 'linkSent' },
  { type: 'sendFailed', code: 'x' },
  { type: 'linkFailed', code: 'x' },
  { type: 'profileReady' },
  { type: 'profileFailed', message: 'x', advice: 'y' },
])('an answer that comes after the visitor left changes nothing: $type', (event) => {
  expect(run(idle, event)).toEqual({ state: kept, effects: [] });
});

it('a sign-in that ends after the visitor left is recorded and tidied, and leads nowhere', () => {
  expect(run(idle, { type: 'linkCompleted', isNewUser: false })).toEqual({
    state: kept,
    effects: ['forgetEmail', 'cleanAddress', ['user_login', { login_method: 'email_link', is_new_user: false }]],
  });
});

it('keeps the sign-in screen up while a sign-in is under way, and only then', () => {
  expect([completing, google, checking, profileFailed, { step: 'done' } as const].map(isUnderWay)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([idle, form, sending, { step: 'waiting' } as const].map(isUnderWay)).toEqual([false, false, false, false]);
});
