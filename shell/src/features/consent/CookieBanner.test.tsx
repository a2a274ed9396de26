import { BrowserRouter } from '@odysseus/runtime';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { consentKey, consentStore } from '../../services/consent';
import { bannerView } from './bannerView';
import { ConsentSettingsButton } from './ConsentSettingsButton';
import { CookieBanner } from './CookieBanner';
import { consentPanel } from './lazyPanel';

const page = (
  <BrowserRouter>
    <CookieBanner />
    <main>
      <button type="button">Behind</button>
    </main>
    <ConsentSettingsButton />
  </BrowserRouter>
);
const banner = () => screen.queryByRole('region', { name: /cookie/i });
const button = (name: string) => screen.getByRole('button', { name });
const stored = () => localStorage.getItem(consentKey);

// Its code comes with the first who is asked.
beforeAll(() => consentPanel.load());

beforeEach(() => {
  localStorage.clear();
  bannerView.set('notice');
});

test.each([
  ['Accept Necessary', 'necessary'],
  ['Accept All', 'all'],
])('%s stores %s and hides the banner', async (name, value) => {
  render(page);
  await userEvent.click(button(name));
  expect(stored()).toBe(value);
  expect(banner()).toBeNull();
});

test.each(['necessary', 'all'])('a visitor who chose %s before is not asked again', (value) => {
  localStorage.setItem(consentKey, value);
  render(page);
  expect(banner()).toBeNull();
});

test('rubbish in storage counts as not asked', () => {
  localStorage.setItem(consentKey, '<rubbish>');
  render(page);
  expect(banner()).toBeVisible();
});

test.each(['button', 'Escape'])('closing by %s hides the banner and stores nothing', async (way) => {
  render(page);
  if (way === 'button') await userEvent.click(button('Close'));
  else {
    button('Accept All').focus();
    await userEvent.keyboard('{Escape}');
  }
  expect(banner()).toBeNull();
  expect(stored()).toBeNull();
  expect(consentStore.get()).toBe('pending');
});

describe('Customize', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  afterAll(() => info.mockRestore());

  test('logs a message and opens the choices in place: necessary always on, analytics off until chosen', async () => {
    render(page);
    await userEvent.click(button('Customize'));
    expect(info).toHaveBeenCalledTimes(1);
    expect(banner()).toBeVisible();
    const necessary = screen.getByRole('checkbox', { name: 'Necessary' });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Analytics' })).not.toBeChecked();
    expect(stored()).toBeNull();
  });

  test.each([
    [false, 'necessary'],
    [true, 'all'],
  ])('saved with analytics %s stores %s', async (analytics, value) => {
    render(page);
    await userEvent.click(button('Customize'));
    if (analytics) await userEvent.click(screen.getByRole('checkbox', { name: 'Analytics' }));
    await userEvent.click(button('Save Choices'));
    expect(stored()).toBe(value);
    expect(banner()).toBeNull();
  });
});

test('the choices open again from the footer, show what was chosen, and give the focus back', async () => {
  localStorage.setItem(consentKey, 'all');
  render(page);
  await userEvent.click(button('Cookie Settings'));
  expect(screen.getByRole('heading', { name: 'Your cookie choices' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Analytics' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Analytics' }));
  await userEvent.click(button('Save Choices'));
  expect(stored()).toBe('necessary');
  expect(button('Cookie Settings')).toHaveFocus();
});

test('closing the reopened choices keeps what was chosen', async () => {
  localStorage.setItem(consentKey, 'necessary');
  render(page);
  await userEvent.click(button('Cookie Settings'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Analytics' }));
  await userEvent.click(button('Close'));
  expect(stored()).toBe('necessary');
  expect(banner()).toBeNull();
});

test('a choice in another tab hides the banner here', () => {
  render(page);
  expect(banner()).toBeVisible();
  localStorage.setItem(consentKey, 'necessary');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: consentKey, newValue: 'necessary' }));
  });
  expect(banner()).toBeNull();
});

test('every control of the banner, and then the page behind it, is reached by Tab', async () => {
  render(page);
  const reached: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(['Close', 'Privacy Policy', 'Accept Necessary', 'Accept All', 'Customize', 'Behind']);
});

test('while the banner shows, the page keeps room for it', async () => {
  render(page);
  expect(document.documentElement).toHaveAttribute('data-consent-banner');
  await userEvent.click(button('Accept Necessary'));
  expect(document.documentElement).not.toHaveAttribute('data-consent-banner');
});

test('a prerendered page shows no banner, so that nobody who has answered sees it flash', () => {
  expect(renderToString(<CookieBanner />)).toBe('');
});
