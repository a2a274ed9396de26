import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../premium/testing';
import { CheckoutOffer } from './CheckoutOffer';
import { chosenPass } from './chosenPass';
import { OfferPage, soldPasses } from './testing';

beforeEach(() => {
  chosenPass.forget();
  globalThis.fetch = jest.fn(() => Promise.resolve(json({ passes: soldPasses, provider: 'stripe' }))) as typeof fetch;
});

test('a pass that is chosen before signing in is remembered, and leads to the form', async () => {
  render(
    <OfferPage>
      <main>
        <CheckoutOffer />
        <input type="email" aria-label="Email" />
      </main>
    </OfferPage>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Choose 30 days' }));
  expect(screen.getByRole('status')).toHaveTextContent('30 days for €19.90: sign in, and the payment comes next.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(chosenPass.get()).toBe('month');
});

test('a pass that was chosen at a gate is the chosen one here', async () => {
  chosenPass.choose('month');
  render(
    <OfferPage>
      <CheckoutOffer />
    </OfferPage>,
  );
  expect(await screen.findByRole('button', { name: 'Choose 30 days' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('30 days for €19.90: sign in, and the payment comes next.');
});
