import { earlyActionsKey, earlyActionsScript, type EarlyActions } from '@odysseus/contract';
import { useFold } from '@odysseus/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyActions } from './takeEarlyActions';

/** jsdom has no marks and no media of its own. */
Object.assign(performance, { getEntriesByName: () => [] });
Object.assign(window, { matchMedia: () => ({ onchange: null }) });

/** What opens over a page, with its real opening and closing, a button that names a sheet, and what lies beside. */
function Screen() {
  const details = useRef<HTMLDetailsElement>(null);
  const fold = useFold(details);
  return (
    <>
      <nav>
        <details ref={details} data-testid="fold" {...fold.props}>
          <summary>Sections</summary>
          <a href="#second" onClick={fold.close}>
            Second
          </a>
        </details>
        <button popoverTarget="sheet">Filter</button>
        <dialog id="sheet" popover="auto">
          <details open data-testid="party">
            <summary>Party</summary>
            <input aria-label="Ages" />
          </details>
        </dialog>
      </nav>
      <main>
        <details open data-testid="card">
          <summary>Card</summary>
          <a href="#third">Third</a>
        </details>
      </main>
    </>
  );
}

let root: Root | undefined;
beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<Screen />)}</div>`;
  // What the page's own script element does.
  window.eval(earlyActionsScript);
});
afterEach(async () => {
  if (root) await act(async () => root?.unmount());
  root = undefined;
  takeEarlyActions(window);
});

const fold = () => screen.getByTestId('fold');
const sections = () => screen.getByText('Sections');
const open = async () => {
  await userEvent.click(sections());
  expect(fold()).toHaveAttribute('open');
};
const held = () => (window as unknown as Record<string, EarlyActions>)[earlyActionsKey];

const waysToClose: [string, () => unknown][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press on its button', () => userEvent.click(sections())],
  ['a press beside it', () => userEvent.click(screen.getByText('Card'))],
  ['a press on what darkens the page, which is drawn by itself', () => userEvent.click(fold())],
  ['the focus elsewhere', () => act(() => screen.getByRole('link', { name: 'Third' }).focus())],
  ['the choice of a link', () => userEvent.click(screen.getByRole('link', { name: 'Second' }))],
];

describe.each(['before the page is alive', 'once it is'] as const)('%s', (when) => {
  it.each(waysToClose)('what was unfolded over the page before closes by %s', async (_, shut) => {
    await open();
    if (when === 'once it is') {
      // The browser has unfolded it, and React tells that it did not.
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      takeEarlyActions(window);
      await act(async () => {
        root = hydrateRoot(document.querySelector('#root') as HTMLElement, <Screen />);
      });
      complaints.mockRestore();
      expect(fold()).toHaveAttribute('open');
    }
    await shut();
    expect(fold()).not.toHaveAttribute('open');
  });
});

it('Escape gives the focus back to what unfolded it', async () => {
  await open();
  screen.getByRole('link', { name: 'Second' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(sections()).toHaveFocus();
});

it.each(['card', 'party'])('what unfolds in its place (%s) stays as it is', async (place) => {
  await userEvent.click(screen.getByRole('link', { name: 'Third' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByTestId(place)).toHaveAttribute('open');
});

describe('the button of a sheet', () => {
  const filter = () => screen.getByRole('button', { name: 'Filter' });
  /** Whether the browser is left to do what the press asks for. */
  const isLeft = () => filter().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it('is left to a browser that knows of popovers', () => {
    Object.assign(filter(), { popoverTargetElement: document.querySelector('dialog') });
    expect(isLeft()).toBe(true);
    expect(held()).toHaveLength(0);
    expect(filter()).not.toHaveAttribute('data-held');
  });

  it('waits for the page where it does not', () => {
    expect(isLeft()).toBe(false);
    expect(held()).toHaveLength(1);
    expect(filter()).toHaveAttribute('data-held');
  });
});
