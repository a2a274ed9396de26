import type { Session } from '@odysseus/contract';
import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { PremiumProvider } from '../premium';
import { backendStandIn, json, premiumStandIn, signedInAs, windowsOf, type PremiumStandIn } from '../premium/testing';
import { CheckoutSuccessScreen } from './CheckoutSuccessScreen';
import { pollPauses } from './constants';

const pass = { id: 'month', name: '30 days', days: 30, amount: 1990, currency: 'EUR', line: 'The whole journey.' };
const window30 = { start_date: '2026-11-21', end_date: '2026-12-20' };
const line = 'GET /api/checkout/sessions/s1';
const checkout = (status: string, change: object = {}) =>
  json({ id: 's1', pass, status, returnTo: null, window: null, ...change });
const paid = (change: object = {}) => checkout('paid', { window: window30, ...change });

interface Occasion {
  readonly session?: Session;
  readonly address?: string;
  readonly answer?: () => Response | Promise<Response>;
  readonly prepare?: (standIn: PremiumStandIn) => void;
}

function show({
  session = signedInAs('u1'),
  address = '/app/CheckoutSuccess?session=s1',
  answer = () => paid(),
  prepare,
}: Occasion): PremiumStandIn {
  window.history.replaceState(null, '', address);
  const standIn = premiumStandIn(
    backendStandIn({ [line]: answer, [windowsOf('u1')]: () => json([window30]) }),
    session,
  );
  prepare?.(standIn);
  const api = shellApiStandIn({ session, access: { state: 'loading' } });
  render(
    <BrowserRouter>
      <ShellProvider value={api}>
        <PremiumProvider value={standIn.premium}>
          <CheckoutSuccessScreen
            suggestions={[{ path: '/app/live', text: 'Live Paris', icon: 'radio' }]}
            nameOf={(path) => (path === '/app/london/hiddengems' ? 'Hidden gems' : undefined)}
          />
        </PremiumProvider>
      </ShellProvider>
    </BrowserRouter>,
  );
  return standIn;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('CheckoutSuccessScreen', () => {
  it('confirms a paid pass with its dates', async () => {
    show({});
    expect(await heading('Welcome to Expert Access')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your pass for 30 days is active now, and runs until the end of 20 December 2026.',
    );
    expect(screen.getByText('21 November 2026')).toBeInTheDocument();
  });

  it('opens the gate that was closed before the payment', async () => {
    let settle: (response: Response) => void = () => undefined;
    const standIn = show({
      prepare: ({ premium, backend }) => {
        backend.answer(windowsOf('u1'), () => json([]));
        premium.ensureChecked();
      },
      answer: () => new Promise<Response>((resolve) => (settle = resolve)),
    });
    await act(async () => undefined);
    expect(standIn.premium.getAccess().state).toBe('inactive');
    standIn.backend.answer(windowsOf('u1'), () => json([window30]));
    await act(async () => settle(paid()));
    await heading('Welcome to Expert Access');
    expect(standIn.premium.getAccess().state).toBe('active');
  });

  it('leads to the screen that was wanted first', async () => {
    show({ prepare: ({ premium }) => premium.wanted.remember({ path: '/app/parishiddengems', text: 'Hidden gems' }) });
    expect(await screen.findByRole('link', { name: 'Continue to Hidden gems' })).toHaveAttribute(
      'href',
      '/app/parishiddengems',
    );
    expect(screen.queryByRole('link', { name: 'Live Paris' })).not.toBeInTheDocument();
  });

  it('leads to the screen that the payment remembers when this tab does not', async () => {
    show({ answer: () => paid({ returnTo: '/app/london/hiddengems' }) });
    expect(await screen.findByRole('link', { name: 'Continue to Hidden gems' })).toHaveAttribute(
      'href',
      '/app/london/hiddengems',
    );
  });

  it('leads to no address outside the site, and suggests premium screens instead', async () => {
    show({ answer: () => paid({ returnTo: '//evil.example' }) });
    expect(await screen.findByRole('link', { name: 'Live Paris' })).toHaveAttribute('href', '/app/live');
    expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
  });

  it('says when a pass starts that follows another', async () => {
    show({ answer: () => paid({ window: { start_date: '2026-12-01', end_date: '2026-12-30' } }) });
    expect(
      await screen.findByText(/It starts on 1 December 2026, the day after your present one ends/),
    ).toBeInTheDocument();
  });

  it.each([
    ['declined', 'The payment was declined'],
    ['cancelled', 'The payment was cancelled'],
    ['refunded', 'The payment was refunded'],
  ])('says that a payment was %s and leads back to the passes', async (status, title) => {
    show({ answer: () => checkout(status) });
    expect(await heading(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a pass' })).toHaveAttribute('href', '/app/checkout');
  });

  it.each([
    ['no session', '/app/CheckoutSuccess'],
    ['an empty one', '/app/CheckoutSuccess?session='],
    ['one that can’t be', '/app/CheckoutSuccess?session=../../account'],
  ])('finds no payment for an address with %s, and asks the server nothing', async (_name, address) => {
    const { backend } = show({ address });
    expect(await heading('We can’t find this payment')).toBeInTheDocument();
    expect(backend.calls).toEqual([]);
  });

  it.each([404, 403])('does not show what belongs to another account (%i)', async (status) => {
    show({ answer: () => json({ error: { code: 'checkout_missing', message: 'No.' } }, status) });
    expect(await heading('We can’t find this payment')).toBeInTheDocument();
  });

  it('asks a signed-out visitor to sign in', async () => {
    const { backend } = show({ session: { state: 'signedOut' } });
    expect(await heading('Sign in to see your payment')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(backend.calls).toEqual([]);
  });

  it('waits while it is not known who is there', () => {
    show({ session: { state: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Looking up your payment');
  });

  it('says that the look-up failed, and tries again on demand', async () => {
    const { backend } = show({ answer: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await heading('We could not look up your payment')).toBeInTheDocument();
    backend.answer(line, () => paid());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Welcome to Expert Access')).toHaveFocus();
  });
});

describe('a payment under way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const elapse = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const looks = (standIn: PremiumStandIn) => standIn.backend.calls.filter((call) => call.line === line).length;

  it('is looked at again, ever more slowly, until it is paid; one failed look does not end it', async () => {
    const standIn = show({ answer: () => checkout('open') });
    await elapse(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment is under way');
    expect(screen.getByText('Looked once so far.')).toBeInTheDocument();
    standIn.backend.answer(line, () => json({}, 500));
    await elapse(pollPauses[0] ?? 0);
    expect(screen.getByText('Looked 2 times so far.')).toBeInTheDocument();
    standIn.backend.answer(line, () => paid());
    await elapse((pollPauses[1] ?? 0) - 1);
    expect(looks(standIn)).toBe(2);
    await elapse(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Expert Access');
    await elapse(600_000);
    expect(looks(standIn)).toBe(3);
  });

  it('is given up after a bounded number of looks, and looked at again on demand', async () => {
    const standIn = show({ answer: () => checkout('open') });
    await elapse(600_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not confirmed yet');
    expect(looks(standIn)).toBe(pollPauses.length + 1);
    standIn.backend.answer(line, () => paid());
    await act(async () => screen.getByRole('button', { name: 'Look again' }).click());
    await elapse(0);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Expert Access');
  });
});
