import type { Session } from '@odysseus/contract';
import { BrowserRouter } from '@odysseus/runtime';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseContext, ServicesProvider, type Services } from '../../services/page';
import type { ReleaseSnapshot } from '../../services/remotes';
import { PremiumProvider } from './PremiumContext';
import { PremiumGate } from './PremiumGate';
import { backendStandIn, json, premiumStandIn, signedInAs, windowsOf, type PremiumStandIn } from './testing';

const active = [{ start_date: '2026-11-01', end_date: '2026-11-30' }];
const wanted = { path: '/app/parishiddengems', text: 'Hidden gems' };

function show(session: Session, windows: () => Response | Promise<Response>, preparation = false): PremiumStandIn {
  const standIn = premiumStandIn(backendStandIn({ [windowsOf('u1')]: windows }), session);
  const live = {
    find: (path: string) => (path === wanted.path ? { route: { ...wanted, preparation } } : undefined),
  } as unknown as ReleaseSnapshot;
  render(
    <BrowserRouter>
      <ServicesProvider value={{} as Services}>
        <ReleaseContext value={live}>
          <PremiumProvider value={standIn.premium}>
            <PremiumGate path={wanted.path} text={wanted.text}>
              <p>Behind the bookshop</p>
            </PremiumGate>
          </PremiumProvider>
        </ReleaseContext>
      </ServicesProvider>
    </BrowserRouter>,
  );
  return standIn;
}

const never = () => new Promise<Response>(() => undefined);
const locked = () => expect(screen.queryByText('Behind the bookshop')).not.toBeInTheDocument();

describe('PremiumGate', () => {
  it.each<[string, Session]>([
    ['who is there', { state: 'loading' }],
    ['the windows', signedInAs('u1')],
  ])('turns its spinner while it waits for %s', (_name, session) => {
    show(session, never);
    expect(screen.getByRole('status')).toHaveTextContent('Checking your access');
    locked();
  });

  it('sends a signed-out visitor to sign in, and remembers what was wanted', async () => {
    const { premium } = show({ state: 'signedOut' }, never);
    expect(screen.getByRole('heading', { level: 1, name: 'Premium Feature' })).toBeInTheDocument();
    expect(screen.getByText('Please sign in to access premium features.')).toBeInTheDocument();
    expect(screen.getByText('Hidden gems')).toBeInTheDocument();
    locked();
    const signIn = screen.getByRole('link', { name: 'Sign In' });
    expect(signIn).toHaveAttribute('href', '/auth');
    await userEvent.click(signIn);
    expect(premium.wanted.get()).toEqual(wanted);
  });

  it('says above the way in of a screen in preparation that it is not written yet, and of no other', async () => {
    const { session } = show({ state: 'signedOut' }, () => json([]), true);
    const said = screen.getByText('This page is not written yet. A pass does not open it before it is there.');
    const heading = screen.getByRole('heading', { level: 1, name: 'Premium Feature' });
    expect(said.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => session.become(signedInAs('u1')));
    expect(await screen.findByRole('link', { name: 'Get Access' })).toBeInTheDocument();
    expect(screen.getByText(/^This page is not written yet/)).toBeInTheDocument();
    cleanup();
    show({ state: 'signedOut' }, never);
    expect(screen.queryByText(/^This page is not written yet/)).not.toBeInTheDocument();
  });

  it('offers access to a visitor without an active pass, and remembers what was wanted', async () => {
    const { premium } = show(signedInAs('u1'), () => json([{ start_date: '2026-11-22', end_date: '2026-11-30' }]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Premium Feature' })).toBeInTheDocument();
    expect(
      screen.getByText(
        'This feature requires an active subscription. Create an account to acquire access to Premium Features.',
      ),
    ).toBeInTheDocument();
    locked();
    const getAccess = screen.getByRole('link', { name: 'Get Access' });
    expect(getAccess).toHaveAttribute('href', '/app/dashboard');
    await userEvent.click(getAccess);
    expect(premium.wanted.get()).toEqual(wanted);
  });

  it('shows the screen to a visitor with an active pass, who then wants it no longer', async () => {
    const standIn = premiumStandIn(backendStandIn({ [windowsOf('u1')]: () => json(active) }));
    standIn.premium.wanted.remember(wanted);
    render(
      <PremiumProvider value={standIn.premium}>
        <PremiumGate {...wanted}>
          <p>Behind the bookshop</p>
        </PremiumGate>
      </PremiumProvider>,
    );
    expect(await screen.findByText('Behind the bookshop')).toBeInTheDocument();
    expect(standIn.premium.wanted.get()).toBeUndefined();
  });

  it('says that the check failed and why, and opens after "Try again" without waiting for the cache', async () => {
    const { backend } = show(signedInAs('u1'), () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not check your Expert Access.*can’t be reached/);
    locked();
    let answer: (response: Response) => void = () => undefined;
    backend.answer(windowsOf('u1'), () => new Promise<Response>((resolve) => (answer = resolve)));
    const button = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    await act(async () => answer(json(active)));
    expect(await screen.findByText('Behind the bookshop')).toBeInTheDocument();
  });

  it('closes when the visitor signs out in another tab', async () => {
    const { session } = show(signedInAs('u1'), () => json(active));
    await screen.findByText('Behind the bookshop');
    act(() => session.become({ state: 'signedOut' }));
    expect(screen.getByText('Please sign in to access premium features.')).toBeInTheDocument();
    locked();
  });
});
