import { uprightKey } from '@odysseus/contract';
import { BrowserRouter } from '@odysseus/runtime';
import { render, screen, within } from '@testing-library/react';
import { wantedScreenKey } from '../premium/constants';
import { LegalScreen } from './LegalScreen';
import type { LegalText } from './legalText';
import { operator } from './operator';
import { privacy } from './privacy';
import { terms } from './terms';

const show = (text: LegalText) =>
  render(
    <BrowserRouter>
      <LegalScreen text={text} consentSettings={<button type="button">Cookie Settings</button>} />
    </BrowserRouter>,
  );

describe.each([
  ['Privacy Policy', privacy, '24 November 2026'],
  ['Terms of Service', terms, '30 November 2026'],
])('%s', (title, text, updated) => {
  it('has its title, its date, and a table of contents whose every entry leads to a section', () => {
    const { container } = show(text);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(`Last updated ${updated}`)).toBeInTheDocument();
    const entries = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(entries.length).toBeGreaterThan(10);
    for (const entry of entries) {
      const target = container.querySelector(entry.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(entry.textContent);
    }
  });

  it('names the operator and how to reach it', () => {
    show(text);
    expect(screen.getByText(operator.name)).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: operator.email })[0]).toHaveAttribute(
      'href',
      `mailto:${operator.email}`,
    );
  });

  it('leads only to pages of this site and to mail', () => {
    const { container } = show(text);
    const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const target of targets)
      expect(target).toMatch(/^(#[a-z-]+|\/(app\/(checkout|profile)|legal\/privacy)|mailto:\S+@\S+)$/);
  });
});

describe('the privacy policy', () => {
  it('lets the cookie choice be changed', () => {
    show(privacy);
    expect(screen.getByRole('button', { name: 'Cookie Settings' })).toBeInTheDocument();
  });

  it('names everything that the site keeps in the browser', () => {
    show(privacy);
    for (const key of [
      'cookieConsent',
      'emailForSignIn',
      'firebaseLocalStorageDb',
      'odysseus.settings',
      'odysseus.menu',
      'odysseus.plan',
      'odysseus.trip.changes',
      'odysseus.chosenPass',
      uprightKey,
      wantedScreenKey,
      'session_id',
      'initial_source',
      'landing_page',
    ]) {
      expect(screen.getByRole('heading', { level: 3, name: new RegExp(key.replace('.', '\\.')) })).toBeInTheDocument();
    }
  });
});

describe('the terms', () => {
  it('promise of a pass what is published, and lead to where that is counted by city', () => {
    const { container } = show(terms);
    const section = container.querySelector('#expert-access')?.closest('section') ?? container;
    expect(section).not.toHaveTextContent(/all premium pages|all cities/i);
    expect(section).toHaveTextContent(/every premium page that is published while your pass runs/);
    expect(section).toHaveTextContent(/which there are today, counted by city/);
    expect(within(section).getByRole('link', { name: 'Expert Access' })).toHaveAttribute('href', '/app/checkout');
  });
});
