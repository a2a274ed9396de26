import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PremiumProvider } from '../premium';
import { backendStandIn, json, premiumStandIn } from '../premium/testing';
import { chosenPass } from './chosenPass';
import { GateOffer } from './GateOffer';
import { liveStandIn, OfferPage, soldPasses } from './testing';

const path = '/app/parishiddengems';
const gates = {
  schemaVersion: 1,
  gates: [
    {
      path,
      counts: [
        { count: 18, what: 'places' },
        { count: 3, what: 'tables' },
      ],
      entries: [{ name: 'Zadkine Museum', kind: 'Museum', area: 'Montparnasse' }],
      sample: { question: 'Is it open?', asked: '2026-11-24', answer: ['No.', 'It opens tomorrow.'] },
    },
  ],
};

/** The site's answers, by the end of the address. */
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: [string, RequestInit | undefined][] = [];
  globalThis.fetch = jest.fn(async (address: string | URL | Request, init?: RequestInit) => {
    asked.push([String(address), init]);
    const found = Object.entries(answers).find(([end]) => String(address).endsWith(end));
    return found ? found[1]() : new Response(null, { status: 404 });
  }) as typeof fetch;
  return asked;
}
const sold = { '/api/checkout/passes': () => json({ passes: soldPasses, provider: 'stripe' }) };

function show(live = liveStandIn(), own = path) {
  const { premium } = premiumStandIn(backendStandIn(), { state: 'signedOut' });
  render(
    <OfferPage live={live}>
      <PremiumProvider value={premium}>
        <GateOffer path={own} text="Hidden gems" entry="/parts/paris/1.0.0/entry.js" />
      </PremiumProvider>
    </OfferPage>,
  );
  return premium;
}

test('a visitor who is not signed in sees the prices, asked for without a token and kept by the browser', async () => {
  const asked = serve({ ...sold, '/gates.json': () => json(gates) });
  const premium = show();
  expect(await screen.findByText('€19.90')).toBeInTheDocument();
  expect(screen.getByText('€0.66 a day')).toBeInTheDocument();
  expect(asked.find(([address]) => address === '/api/checkout/passes')?.[1]).toMatchObject({ cache: 'default' });
  const compare = screen.getByRole('link', { name: 'Compare the passes' });
  expect(compare).toHaveAttribute('href', '/app/checkout');
  await userEvent.click(compare);
  expect(premium.wanted.get()).toEqual({ path, text: 'Hidden gems' });
});

test('each price leads to its payment: the pass is chosen, and the screen remembered', async () => {
  chosenPass.forget();
  serve(sold);
  const premium = show();
  const month = await screen.findByRole('link', { name: '30 days for €19.90' });
  expect(month).toHaveAttribute('href', '/app/checkout');
  await userEvent.click(month);
  expect(chosenPass.get()).toBe('month');
  expect(premium.wanted.get()).toEqual({ path, text: 'Hidden gems' });
});

test('it counts what is behind the gate, names places without a text, and shows an answer with its day', async () => {
  serve({ ...sold, '/parts/paris/1.0.0/gates.json': () => json(gates) });
  show();
  expect(await screen.findByText('18 places and 3 tables.')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'Among them:' })).getByRole('listitem')).toHaveTextContent(
    /^Zadkine MuseumMuseum\s· Montparnasse$/,
  );
  expect(screen.getByText('No. It opens tomorrow.')).toBeInTheDocument();
  expect(screen.getByText(/^Asked on 24 November 2026/)).toBeInTheDocument();
});

test('it tells what a pass opens from what is live, and what it does not open yet', async () => {
  serve(sold);
  show();
  expect(await screen.findByText('1 page of Paris')).toBeInTheDocument();
  expect(screen.getByText('Hidden gems')).toBeInTheDocument();
  expect(screen.queryByText('Dining')).not.toBeInTheDocument();
  expect(screen.getByText(/^Nothing yet in Rome:/)).toBeInTheDocument();
});

test('of a screen in preparation it sells nothing, and tells what a pass opens of other pages', async () => {
  const asked = serve({ ...sold, '/gates.json': () => json(gates) });
  show(liveStandIn(), '/app/dining');
  expect(await screen.findByText('1 page of Paris.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hidden gems' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare the passes' })).toHaveAttribute('href', '/app/checkout');
  expect(screen.queryByText('What Expert Access costs')).not.toBeInTheDocument();
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('it claims nothing while the whole release is not known', async () => {
  serve(sold);
  show(liveStandIn({ complete: false }));
  await screen.findByText('€19.90');
  expect(screen.queryByText('What a pass opens today')).not.toBeInTheDocument();
});

test('where the service can’t be reached it says so, and tries again', async () => {
  serve({
    '/api/checkout/passes': () => Promise.reject(new TypeError('Failed to fetch')),
    '/gates.json': () => new Response('<!doctype html>'),
  });
  show();
  expect(await screen.findByText(/The prices can’t be shown now\. The server can’t be reached/)).toBeInTheDocument();
  expect(screen.queryByText('On this page')).not.toBeInTheDocument();
  serve(sold);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€9.90')).toBeInTheDocument();
});
