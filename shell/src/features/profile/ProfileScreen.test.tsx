import type { Session, VisitorSettings } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { PremiumProvider } from '../premium';
import { backendStandIn, json, premiumStandIn, windowsOf, type PremiumStandIn } from '../premium/testing';
import { createAccountDeletion } from './accountDeletion';
import type { AccountExport } from './accountExport';
import { ProfileScreen } from './ProfileScreen';

const user = { uid: 'u1', email: 'ada@example.com', displayName: 'Ada Lovelace', photoURL: null };
const signedIn: Session = { state: 'signedIn', user };
const exported = 'GET /api/account/export';
const deleted = 'DELETE /api/account';

interface Occasion {
  readonly answers?: Parameters<typeof backendStandIn>[0];
  readonly session?: Session;
  readonly deleteIdentity?: () => Promise<void>;
  readonly signOut?: () => Promise<void>;
  readonly settings?: VisitorSettings;
}

function show({
  answers = {},
  session: first = signedIn,
  deleteIdentity,
  signOut,
  settings: told = { units: 'metric', residency: 'unknown', ages: [] },
}: Occasion = {}) {
  const standIn = premiumStandIn(
    backendStandIn({
      [windowsOf('u1')]: () =>
        json([
          { start_date: '2026-10-01', end_date: '2026-10-07' },
          { start_date: '2026-11-20', end_date: '2026-12-19' },
          { start_date: '2026-12-20', end_date: '2027-01-18' },
        ]),
      [exported]: () => json({ uid: 'u1' }),
      [deleted]: () => new Response(null, { status: 204 }),
      ...answers,
    }),
    first,
  );
  const leave = signOut ?? (async () => standIn.session.become({ state: 'signedOut' }));
  const deletion = createAccountDeletion({
    fetch: standIn.backend.fetch,
    // As providers do: the session ends with the person.
    deleteIdentity: deleteIdentity ?? leave,
    signOut: leave,
    log: () => undefined,
  });
  const saved: AccountExport[] = [];
  function Page() {
    const session = useSyncExternalStore(standIn.session.subscribe, standIn.session.get);
    const [settings, setSettings] = useState(told);
    const api = shellApiStandIn({
      session,
      access: { state: 'loading' },
      settings,
      changeSettings: (change) => setSettings((before) => ({ ...before, ...change })),
    });
    return (
      <ShellProvider value={api}>
        <ProfileScreen signOut={leave} deletion={deletion} save={(file) => saved.push(file)} />
        <output>{JSON.stringify(settings)}</output>
      </ShellProvider>
    );
  }
  render(
    <BrowserRouter>
      <PremiumProvider value={standIn.premium}>
        <Page />
      </PremiumProvider>
    </BrowserRouter>,
  );
  return {
    ...standIn,
    saved,
    settings: (): unknown => JSON.parse(document.querySelector('output')?.textContent ?? ''),
  };
}

const passesShown = () => screen.findByText('20 November 2026 – 19 December 2026');

describe('ProfileScreen', () => {
  beforeAll(() => {
    // jsdom knows the element and not its methods.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });

  it('shows who is signed in, and every pass with its dates, the newest first', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
    expect(screen.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    await passesShown();
    const passes = within(screen.getByRole('region', { name: 'Your passes' })).getAllByRole('listitem');
    expect(passes.map((pass) => pass.textContent)).toEqual([
      '20 December 2026 – 18 January 2027Starts later',
      '20 November 2026 – 19 December 2026Active today',
      '1 October 2026 – 7 October 2026Ended',
    ]);
  });

  it('leads to the passes where there is none yet', async () => {
    show({ answers: { [windowsOf('u1')]: () => json([]) } });
    expect(await screen.findByRole('link', { name: 'See the passes' })).toHaveAttribute('href', '/app/checkout');
  });

  it('offers to try again when the passes can’t be had', async () => {
    const { backend } = show({ answers: { [windowsOf('u1')]: () => json({}, 500) } });
    await screen.findByText(/passes could not be fetched/);
    backend.answer(windowsOf('u1'), () => json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'See the passes' })).toBeInTheDocument();
  });

  it('keeps units, residency and ages as soon as they are chosen', async () => {
    const { settings } = show();
    await passesShown();
    await userEvent.click(screen.getByRole('radio', { name: 'Miles and feet' }));
    await userEvent.click(screen.getByRole('radio', { name: 'In the European Economic Area' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '34{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(settings()).toEqual({ units: 'imperial', residency: 'eea', ages: [34, 8] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the traveller of 34' }));
    expect(settings()).toMatchObject({ ages: [8] });
    expect(screen.getByText('Saved in this browser.')).toBeInTheDocument();
  });

  it('says what is wrong with an age', async () => {
    const { settings } = show();
    await passesShown();
    await userEvent.type(screen.getByRole('textbox', { name: 'Age in years' }), '200{Enter}');
    expect(screen.getByRole('textbox', { name: 'Age in years' })).toHaveAccessibleDescription(
      'An age is a whole number of years from 0 to 120.',
    );
    expect(settings()).toMatchObject({ ages: [] });
  });

  it('says when signing out did not work', async () => {
    const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined);
    show({ signOut: () => Promise.reject(new Error('offline')) });
    await passesShown();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Signing out did not work.');
    quiet.mockRestore();
  });

  it('hands over everything that is kept, as a file', async () => {
    const { saved } = show();
    await passesShown();
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data is in your downloads.')).toBeInTheDocument();
    expect(saved).toEqual([{ name: 'odysseus-data.json', text: '{"uid":"u1"}' }]);
  });

  it('says why the data could not be fetched', async () => {
    const quiet = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { saved } = show({ answers: { [exported]: () => new Response('<!doctype html>') } });
    await passesShown();
    await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be fetched.*can’t read/);
    expect(saved).toEqual([]);
    quiet.mockRestore();
  });
});

describe('deleting the account', () => {
  const calls = (standIn: PremiumStandIn) => standIn.backend.calls.filter((call) => call.line === deleted).length;
  const open = async () => {
    await passesShown();
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    return within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  };
  const confirm = async (dialog: Awaited<ReturnType<typeof open>>) => {
    await userEvent.type(dialog.getByRole('textbox', { name: 'Type “delete” to go on' }), 'delete');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  };

  it('deletes nothing before the word is typed', async () => {
    const standIn = show();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Type the word delete/);
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls(standIn)).toBe(0);
  });

  it('ends with a farewell, and nobody signed in', async () => {
    const standIn = show();
    await confirm(await open());
    expect(await screen.findByRole('heading', { level: 1, name: 'Farewell' })).toBeInTheDocument();
    expect(standIn.session.get().state).toBe('signedOut');
    expect(calls(standIn)).toBe(1);
  });

  it('shows the next person who signs in their own profile, not the farewell', async () => {
    const { session } = show();
    await confirm(await open());
    await screen.findByRole('heading', { name: 'Farewell' });
    await act(async () => session.become(signedIn));
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  });

  it('keeps the dialog while the deletion is under way', async () => {
    let answer: (response: Response) => void = () => undefined;
    const standIn = show({ answers: { [deleted]: () => new Promise<Response>((resolve) => (answer = resolve)) } });
    const dialog = await open();
    await confirm(dialog);
    expect(dialog.getByRole('status')).toHaveTextContent('Deleting your data');
    expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(calls(standIn)).toBe(1);
    await act(async () => answer(new Response(null, { status: 204 })));
    expect(await screen.findByRole('heading', { name: 'Farewell' })).toBeInTheDocument();
  });

  it('says why the account was not deleted', async () => {
    show({ answers: { [deleted]: () => Promise.reject(new TypeError('Failed to fetch')) } });
    await confirm(await open());
    expect(await screen.findByRole('alert')).toHaveTextContent(/was not deleted.*can’t be reached/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for a new sign-in where the provider wants one, and shows that the passes are gone', async () => {
    const { backend } = show({
      deleteIdentity: () => Promise.reject(Object.assign(new Error('old'), { code: 'auth/requires-recent-login' })),
    });
    const dialog = await open();
    backend.answer(windowsOf('u1'), () => json([]));
    await confirm(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Sign out, sign in again, then press “Delete my account” once more/,
    );
    expect(await screen.findByRole('link', { name: 'See the passes' })).toBeInTheDocument();
  });
});
