import { BrowserRouter, ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
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

async function openPage() {
  document.body.innerHTML = `<div id="root">${renderToString(page(part(Words)))}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  const paragraph = root.querySelector('p');
  const still = part();
  await still.prepare();
  let alive: Root | undefined;
  await act(async () => {
    alive = hydrateRoot(root, page(still));
  });
  // The very element that came.
  expect(root.querySelector('p')).toBe(paragraph);
  return {
    root,
    paragraph,
    draw: (state: 'signedOut' | 'active') => act(async () => alive?.render(page(still, state))),
  };
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
  const { root } = await openPage();
  expect(root.querySelector('details')).toHaveAttribute('open');
});

it('is drawn where the page did not come with it', async () => {
  const still = part();
  await still.prepare();
  expect(loads).toEqual(['code']);
  render(page(still));
  expect(screen.getByRole('link', { name: 'metro' })).toHaveAttribute('href', '/metro#lines');
});

it('stays the very same, folds and all, when somebody turns out to have a pass: its locks go', async () => {
  const { root, paragraph, draw } = await openPage();
  const fold = root.querySelector('details');
  fold?.setAttribute('open', '');
  await draw('active');
  expect(root.querySelector('[data-still]')).toHaveAttribute('data-pass');
  expect(root.querySelector('p')).toBe(paragraph);
  expect(root.querySelector('details')).toBe(fold);
  expect(fold).toHaveAttribute('open');
});

it('is drawn where the page’s rules were refused', async () => {
  document.body.innerHTML = `<div data-still="abc"><p>Bare.</p></div>`;
  const still = part();
  await still.prepare();
  expect(still.html()).toBeUndefined();
  expect(loads).toEqual(['code']);
});

it('is not taken for that of another version', async () => {
  document.body.innerHTML = renderToString(page(part(Words))).replace('data-still="abc"', 'data-still="abd"');
  await part().prepare();
  expect(loads).toEqual(['code']);
});
