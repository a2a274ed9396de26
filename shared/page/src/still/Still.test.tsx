import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LinkedWords } from '../typeset/LinkedWords';
import { Still } from './Still';
import { stillPart, type StillPart } from './stillPart';

function Words() {
  return (
    <>
      <p>
        By the <LinkedWords to="/metro#lines">metro</LinkedWords>, or <a href="https://sncf.example">by train</a>.
      </p>
      <details>
        <summary>Orly</summary>
        <p id="arrival-orly">Line 14.</p>
      </details>
    </>
  );
}

const page = (part: StillPart, state: 'signedOut' | 'active' = 'signedOut') => (
  <BrowserRouter>
    <ShellProvider
      value={shellApiStandIn(state === 'active' ? { access: { state, until: '2026-12-24' } as never } : {})}
    >
      <Still part={part} route={route} siblings={[]} />
    </ShellProvider>
  </BrowserRouter>
);
const route = { path: '/paris', text: 'Paris', icon: 'map', type: 'public', area: 'paris', nav: true } as const;
const loads: string[] = [];
const part = (rendered?: typeof Words) =>
  stillPart(
    'abc',
    () => {
      loads.push('code');
      return Promise.resolve({ default: Words });
    },
    rendered,
  );

beforeEach(() => {
  loads.length = 0;
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/paris');
});

async function openPage(): Promise<HTMLElement> {
  document.body.innerHTML = `<div id="root">${renderToString(page(part(Words)))}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  const paragraph = root.querySelector('p');
  const still = part();
  await still.prepare();
  await act(async () => {
    hydrateRoot(root, page(still));
  });
  // The very element that came.
  expect(root.querySelector('p')).toBe(paragraph);
  return root;
}

it('keeps what the page came with, and fetches neither its code nor its content', async () => {
  const complaints = jest.spyOn(console, 'error');
  await openPage();
  expect(screen.getByText(/By the/)).toBeVisible();
  expect(loads).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});

it('leads within the page by its links, and leaves other sites to the browser', async () => {
  await openPage();
  const left = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', (event) => event.defaultPrevented || left(event), { once: false });
  await userEvent.click(screen.getByRole('link', { name: 'metro' }));
  expect(window.location.pathname + window.location.hash).toBe('/metro#lines');
  expect(left).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'by train' }));
  expect(left).toHaveBeenCalledTimes(1);
});

it('unfolds what the address names', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  window.history.replaceState(null, '', '/paris#arrival-orly');
  const root = await openPage();
  expect(root.querySelector('details')).toHaveAttribute('open');
});

it('is drawn where the page did not come with it', async () => {
  const still = part();
  await still.prepare();
  expect(loads).toEqual(['code']);
  render(page(still));
  expect(screen.getByRole('link', { name: 'metro' })).toHaveAttribute('href', '/metro#lines');
});
