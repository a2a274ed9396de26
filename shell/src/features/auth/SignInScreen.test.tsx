import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { createHeldScreens } from '../../services/remotes';
import { AuthProvider } from './AuthContext';
import { createAuth } from './createAuth';
import { ana, createFakeIdentity, createFakePage, localSite } from './testing/fakeIdentity';
import type { SignIn } from './identity';
import { SignedInOnly } from './SignedInOnly';
import { SignInScreen } from './SignInScreen';

const profile = { uid: 'u1', email: 'ana@example.com', displayName: 'Ana', photoURL: null };
let profileStatus: number;
let fetched: string[];
beforeEach(() => {
  profileStatus = 200;
  fetched = [];
  globalThis.fetch = jest.fn(async (address: string | URL | Request, init?: RequestInit) => {
    fetched.push(`${init?.method ?? 'GET'} ${String(address)}`);
    return Response.json(profile, { status: profileStatus });
  }) as typeof fetch;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const link = 'http://localhost:8080/auth?apiKey=k&mode=signIn&oobCode=good&lang=en';
async function open({
  address,
  site = localSite,
  inPlace = false,
  start = true,
}: { address?: string; site?: typeof localSite; inPlace?: boolean; start?: boolean } = {}) {
  const identity = createFakeIdentity();
  const page = createFakePage(address);
  const events: unknown[][] = [];
  const onDone = jest.fn();
  const held = createHeldScreens();
  const auth = createAuth({ site, track: (...event) => events.push(event), page, loadIdentity: async () => identity });
  const content = inPlace ? (
    <SignedInOnly onDone={onDone}>
      <h1>Your profile</h1>
    </SignedInOnly>
  ) : (
    <SignInScreen onDone={onDone} />
  );
  const view = render(
    <StrictMode>
      <AuthProvider value={auth}>
        <BrowserRouter>
          <ShellProvider value={shellApiStandIn({ holdScreen: held.hold })}>{content}</ShellProvider>
        </BrowserRouter>
      </AuthProvider>
    </StrictMode>,
  );
  if (start) await act(async () => auth.startNow());
  return { identity, page, events, onDone, held, auth, user: userEvent.setup(), unmount: view.unmount };
}
const field = (): HTMLElement => screen.getByPlaceholderText('Sign in with email link');
const send = (): HTMLElement => screen.getByRole('button', { name: 'Send Sign In Link' });
const googleButton = (): HTMLElement => screen.getByRole('button', { name: 'Sign in with Google' });

it('shows every text of the specification', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Odysseus' })).toBeVisible();
  expect(field()).toHaveAttribute('type', 'email');
  expect(send()).toBeEnabled();
  expect(screen.getByText('Or')).toBeVisible();
  expect(googleButton()).toBeEnabled();
  expect(screen.getByText(/^By signing in, you agree to our/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/legal/termsofservice');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/legal/privacy');
  expect(screen.queryByRole('status')).toBeNull();
});

it('covers the screen while it is not known who is there, and gives it back after a while', async () => {
  jest.useFakeTimers();
  await open({ start: false });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  act(() => jest.advanceTimersByTime(5000));
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});

describe('by email link', () => {
  it('asks for an address', async () => {
    const { user, identity } = await open();
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(identity.sent).toEqual([]);
  });

  it('sends the link, remembers the address and names the local inbox', async () => {
    const { user, identity, page, events } = await open();
    await user.type(field(), 'ana@example.com{Enter}');
    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent("Check your email! We've sent you a sign-in link.");
    expect(identity.sent).toEqual([['ana@example.com', 'http://localhost:8080/auth']]);
    expect(page.stored.get('emailForSignIn')).toBe('ana@example.com');
    expect(events).toEqual([['email_link_sent', {}]]);
    const inbox = screen.getByRole('link', { name: 'local inbox' });
    expect(inbox).toHaveAttribute('href', '/local-inbox');
    expect(inbox).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: /send it again/ }));
    expect(field()).toBeVisible();
  });

  it('names no local inbox with a real project', async () => {
    const { user } = await open({
      site: { ...localSite, auth: { mode: 'firebase', firebase: localSite.auth.firebase } },
    });
    await user.type(field(), 'ana@example.com{Enter}');
    await screen.findByText(/Check your email!/);
    expect(screen.queryByText(/local inbox/)).toBeNull();
  });

  it('says when sending failed, and keeps the address', async () => {
    const { user, identity } = await open();
    identity.answers.send = 'auth/network-request-failed';
    await user.type(field(), 'ana@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to send sign-in link. Please try again.You seem to be offline.',
    );
    expect(field()).toHaveValue('ana@example.com');
  });

  it('signs in through the link, once even when the screen mounts twice', async () => {
    const { identity, page, events, onDone } = await prepared(link, 'ana@example.com');
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(identity.completed).toEqual([['ana@example.com', link]]);
    expect(page.bar).toBe('http://localhost:8080/auth');
    expect(page.stored.has('emailForSignIn')).toBe(false);
    expect(events).toEqual([
      ['user_login', { login_method: 'email_link', is_new_user: false }],
      ['login_success', { method: 'email_link' }],
    ]);
    expect(fetched).toEqual(['GET /api/profile/user_profiles/u1']);
  });

  it('asks for the address on another device; a wrong one keeps the link usable', async () => {
    const { user, identity, page, onDone } = await open({ address: link });
    identity.answers.complete = 'auth/invalid-email';
    await user.type(
      await screen.findByLabelText('Please provide your email for confirmation'),
      'other@example.com{Enter}',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to sign in with email link. Please try again.The link was sent to another address.',
    );
    expect(page.bar).toBe(link);
    delete identity.answers.complete;
    const again = screen.getByLabelText('Please provide your email for confirmation');
    await user.clear(again);
    await user.type(again, 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(page.bar).toBe('http://localhost:8080/auth');
  });

  it('tells of a used link, cleans the address and follows a sign-in of another tab', async () => {
    const { identity, page, onDone } = await prepared(link, 'ana@example.com', 'auth/invalid-action-code');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to sign in with email link. Please try again.This link has been used already or is damaged.',
    );
    expect(page.bar).toBe('http://localhost:8080/auth');
    expect(screen.queryByText(/You are signed in/)).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
    act(() => identity.show(ana));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('lets somebody who is signed in go on after opening a used link', async () => {
    const { identity, auth, user, onDone } = await open({ address: link, start: false });
    identity.show(ana);
    identity.answers.complete = 'auth/invalid-action-code';
    await act(async () => auth.startNow());
    // Nothing is remembered any more; the signed-in person's own address is tried without asking.
    expect(await screen.findByRole('alert')).toHaveTextContent('used already');
    expect(screen.getByText(/You are signed in as/)).toHaveTextContent('ana@example.com');
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('keeps the link when the connection is lost in the middle, and tries again', async () => {
    const { user, identity, page, onDone } = await prepared(link, 'ana@example.com', 'auth/network-request-failed');
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect(page.bar).toBe(link);
    delete identity.answers.complete;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('refuses a damaged link', async () => {
    const { identity } = await prepared(link.replace('good', 'bad'), 'ana@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is damaged.');
    expect(identity.completed).toEqual([]);
  });

  async function prepared(address: string, remembered: string, refusal?: string) {
    const set = await open({ address, start: false });
    set.page.stored.set('emailForSignIn', remembered);
    if (refusal !== undefined) set.identity.answers.complete = refusal;
    await act(async () => set.auth.startNow());
    return set;
  }
});

describe('by Google', () => {
  it('covers the screen, can be left, and counts even when it succeeds after that', async () => {
    const { user, identity, onDone, events } = await open();
    let succeed: (signIn: SignIn) => void = () => undefined;
    identity.answers.google = new Promise((resolve) => (succeed = resolve));
    await user.click(googleButton());
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the Google window');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(googleButton()).toHaveFocus();
    expect(googleButton()).toBeEnabled();
    await act(async () => succeed({ user: ana, isNewUser: true }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(events).toEqual([
      ['user_login', { login_method: 'google', is_new_user: true }],
      ['login_success', { method: 'google' }],
    ]);
  });

  it('gives the screen back soon after the window has the focus again', async () => {
    const { user, identity } = await open();
    identity.answers.google = new Promise(() => undefined);
    await user.click(googleButton());
    jest.useFakeTimers();
    act(() => void window.dispatchEvent(new Event('focus')));
    act(() => jest.advanceTimersByTime(2000));
    jest.useRealTimers();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows no error at all for a popup that the visitor closed', async () => {
    const { user, identity, events } = await open();
    identity.answers.google = 'auth/popup-closed-by-user';
    await user.click(googleButton());
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events).toEqual([]);
  });

  it('says what to do about a blocked popup, and records it', async () => {
    const { user, identity, events } = await open();
    identity.answers.google = 'auth/popup-blocked';
    await user.click(googleButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google sign in failed. Please try again.Your browser blocked the Google window.',
    );
    expect(events).toEqual([['login_error', { method: 'google', error_code: 'auth/popup-blocked' }]]);
  });
});

describe('the profile check', () => {
  it('runs for somebody who is signed in on arrival', async () => {
    const { identity, auth, onDone, events } = await open({ start: false });
    identity.show(ana);
    await act(async () => auth.startNow());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(events).toEqual([['login_success', { method: 'auto' }]]);
  });

  it('keeps the visitor here when it fails, to try again or sign out', async () => {
    const { identity, auth, onDone, user } = await open({ start: false });
    profileStatus = 500;
    identity.show(ana);
    await act(async () => auth.startNow());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to process user profile: Server error: 500');
    expect(onDone).not.toHaveBeenCalled();
    profileStatus = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('lets the visitor sign out instead', async () => {
    const { identity, auth, user, events } = await open({ start: false });
    profileStatus = 500;
    identity.show(ana);
    await act(async () => auth.startNow());
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByPlaceholderText('Sign in with email link')).toBeVisible();
    expect(events).toEqual([['user_logout', {}]]);
  });

  it('waits for the answer in place of the screen that was wanted', async () => {
    window.history.replaceState(null, '', '/app/profile');
    const { user, identity, onDone } = await open({ inPlace: true });
    profileStatus = 503;
    expect(identity.completed).toEqual([]);
    await user.click(googleButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error: 503');
    expect(screen.queryByText('Your profile')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows the wanted screen to somebody who is signed in', async () => {
    const { identity, auth } = await open({ inPlace: true, start: false });
    identity.show(ana);
    await act(async () => auth.startNow());
    expect(await screen.findByText('Your profile')).toBeVisible();
    expect(fetched).toEqual([]);
  });
});

it('says where the browser keeps nothing', async () => {
  await open();
  expect(screen.getByText(/You will be signed out when you close or reload/)).toBeVisible();
});

it('holds the page while an address is typed, and no longer when the field is empty again', async () => {
  const { held, user } = await open();
  expect(held.any()).toBe(false);
  await user.type(field(), 'ana@');
  expect(held.any()).toBe(true);
  await user.clear(field());
  expect(held.any()).toBe(false);
});
