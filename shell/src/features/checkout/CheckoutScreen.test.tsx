import { ShellProvider } from '@odysseus/runtime';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { chosenPass } from '../offer';
import { OfferPage, soldPasses } from '../offer/testing';
import { PremiumProvider } from '../premium';
import { backendStandIn, json, premiumStandIn, windowsOf, type PremiumStandIn } from '../premium/testing';
import { CheckoutScreen } from './CheckoutScreen';

const passes = soldPasses;
const listed = 'GET /api/checkout/passes';
const opened = 'POST /api/checkout/sessions';

function prepare(
  answers: Parameters<typeof backendStandIn>[0] = {},
  address = '/app/checkout',
): PremiumStandIn & { left: string[] } {
  window.history.replaceState(null, '', address);
  const left: string[] = [];
  const standIn = premiumStandIn(
    backendStandIn({
      [listed]: () => json({ passes, provider: 'embedded' }),
      [windowsOf('u1')]: () => json([]),
      [opened]: () => json({ id: 's1', url: '/checkout/pay/s1#x' }, 201),
      ...answers,
    }),
  );
  return { ...standIn, left };
}

function draw(standIn: ReturnType<typeof prepare>) {
  render(
    <OfferPage>
      <PremiumProvider value={standIn.premium}>
        <ShellProvider value={shellApiStandIn()}>
          <CheckoutScreen leaveFor={(address) => standIn.left.push(address)} nameOf={() => undefined} />
        </ShellProvider>
      </PremiumProvider>
    </OfferPage>,
  );
  return standIn;
}

describe('CheckoutScreen', () => {
  it('shows each pass with its price, by the day too, and says that payment is a test', async () => {
    draw(prepare());
    expect(screen.getByRole('heading', { level: 1, name: 'Expert Access' })).toBeInTheDocument();
    expect(await screen.findByText('€19.90')).toBeInTheDocument();
    expect(screen.getByText('€0.66 a day')).toBeInTheDocument();
    expect(screen.getByText('Test payment')).toBeInTheDocument();
    expect(screen.queryByText(/Your pass runs until/)).not.toBeInTheDocument();
  });

  it('lists what a pass opens today, and nothing that is not there', () => {
    draw(prepare());
    expect(screen.getByText('1 page of Paris.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hidden gems' })).toHaveAttribute('href', '/app/parishiddengems');
    expect(screen.queryByText('Dining')).not.toBeInTheDocument();
    expect(screen.getByText(/^Nothing yet in Rome:/)).toBeInTheDocument();
  });

  it('marks the pass that was chosen before signing in, until it is ordered', async () => {
    chosenPass.choose('month');
    draw(prepare());
    const pass = (await screen.findByText('30 days')).closest('li');
    expect(pass).toHaveTextContent('Your choice');
    expect(screen.getAllByText('Your choice')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Choose 30 days' }));
    expect(chosenPass.get()).toBeUndefined();
  });

  it('says nothing of a test where Stripe takes the money', async () => {
    draw(prepare({ [listed]: () => json({ passes, provider: 'stripe' }) }));
    await screen.findByText('€19.90');
    expect(screen.queryByText('Test payment')).not.toBeInTheDocument();
  });

  it('orders the chosen pass with the way back, and leaves for the payment page', async () => {
    const standIn = prepare();
    standIn.premium.wanted.remember({ path: '/app/live', text: 'Live' });
    draw(standIn);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose 30 days' }));
    expect(standIn.backend.calls.find((call) => call.line === opened)?.body).toEqual({
      pass: 'month',
      returnTo: '/app/live',
      utcOffset: 0 - new Date().getTimezoneOffset(),
    });
    expect(standIn.left).toEqual(['http://localhost/checkout/pay/s1#x']);
  });

  it('orders once, however often the button is pressed', async () => {
    const standIn = draw(prepare({ [opened]: () => new Promise<Response>(() => undefined) }));
    const button = await screen.findByRole('button', { name: 'Choose 30 days' });
    await userEvent.dblClick(button);
    expect(screen.getByRole('button', { name: 'Choose 7 days' })).toBeDisabled();
    expect(standIn.backend.calls.filter((call) => call.line === opened)).toHaveLength(1);
  });

  it('can be used again after "Back" from the payment page restored it', async () => {
    draw(prepare());
    await userEvent.click(await screen.findByRole('button', { name: 'Choose 30 days' }));
    expect(screen.getByRole('button', { name: 'Choose 7 days' })).toBeDisabled();
    act(() => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: 'Choose 7 days' })).toBeEnabled();
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['the backend is down', () => Promise.reject(new TypeError('Failed to fetch')), /can’t be reached/],
    [
      'the sign-in has expired',
      () => json({ error: { code: 'token_expired', message: 'Expired.' } }, 401),
      /sign in again, then choose a pass/,
    ],
    [
      'the pass is not sold any more',
      () => json({ error: { code: 'pass_unknown', message: 'There is no such pass.', next: 'Choose another.' } }, 400),
      /There is no such pass. Choose another./,
    ],
    ['HTML comes back', () => new Response('<!doctype html>'), /can’t read/],
    [
      'the payment page is on another site',
      () => json({ id: 's1', url: 'https://evil.example/pay' }, 201),
      /does not trust/,
    ],
  ])('stays and says so when %s', async (_name, answer, sentence) => {
    const standIn = draw(prepare({ [opened]: answer }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose 7 days' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(standIn.left).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose 7 days' })).toBeEnabled();
  });

  it('offers to try again when the passes can’t be had, and then shows them', async () => {
    const { backend } = draw(prepare({ [listed]: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be fetched.*in trouble/);
    backend.answer(listed, () => json({ passes, provider: 'embedded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('€19.90')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Choose your pass' })).toHaveFocus();
  });

  it('tells of the pass that runs and when a new one would start, and offers the screen wanted first', async () => {
    const standIn = prepare({ [windowsOf('u1')]: () => json([{ start_date: '2026-11-01', end_date: '2026-11-30' }]) });
    standIn.premium.wanted.remember({ path: '/app/parishiddengems', text: 'Hidden gems' });
    draw(standIn);
    expect(
      await screen.findByText(/Your pass runs until 30 November 2026\..*starts the day after, on 1 December 2026\./),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to Hidden gems' })).toHaveAttribute(
      'href',
      '/app/parishiddengems',
    );
  });

  it('still sells when the present pass can’t be looked up', async () => {
    draw(prepare({ [windowsOf('u1')]: () => json({}, 500) }));
    expect(await screen.findByText(/could not see whether you have a pass/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Choose 7 days' })).toBeEnabled();
  });

  it('says that nothing was charged after a cancelled payment, and goes on selling', async () => {
    draw(prepare({}, '/app/checkout?cancelled=1'));
    expect(screen.getByText('The payment was cancelled')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Choose 7 days' })).toBeEnabled();
  });
});
