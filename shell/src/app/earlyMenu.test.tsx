import { backdropAttribute, earlyActionsScript, menuCloseAttribute, menuId, menuOpenClass } from '@odysseus/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ComponentProps } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mobileBreakpoint } from '../features/navigation/dimensions';
import { useSlideIn } from '../features/navigation/useSlideIn';
import { takeEarlyActions } from './takeEarlyActions';

/** jsdom has no marks and no media of its own. */
Object.assign(performance, { getEntriesByName: () => [] });
const wide = { onchange: null as (() => void) | null, addEventListener: jest.fn(), removeEventListener: jest.fn() };
const asked: string[] = [];
Object.assign(window, { matchMedia: (query: string) => (asked.push(query), wide) });

const Backdrop = (props: ComponentProps<'div'>) => <div {...props} />;

/** The menu's frame with its real opening and closing, and a page behind. */
function Screen({ onAlive }: { readonly onAlive?: () => void }) {
  const menu = useSlideIn('/');
  const [presses, setPresses] = useState(0);
  useEffect(() => onAlive?.(), [onAlive]);
  return (
    <>
      <button ref={menu.toggleRef} aria-expanded={false} aria-controls={menuId} onClick={menu.show}>
        Open menu
      </button>
      <Backdrop {...{ [backdropAttribute]: '' }} data-testid="backdrop" onClick={menu.hide} />
      <nav id={menuId} onKeyDown={menu.onKeyDown}>
        <button {...{ [menuCloseAttribute]: '' }} ref={menu.closeRef} onClick={menu.hide}>
          Close menu
        </button>
        <a href="/paris">Paris</a>
      </nav>
      <main>
        <a href="/london">Behind</a>
        <button onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
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
  document.documentElement.className = '';
});

const toggle = () => screen.getByRole('button', { name: 'Open menu' });
const close = () => screen.getByRole('button', { name: 'Close menu' });
const open = () => userEvent.click(toggle());
const expectOpen = (isOpen: boolean) => {
  expect(document.documentElement.classList.contains(menuOpenClass)).toBe(isOpen);
  expect(toggle()).toHaveAttribute('aria-expanded', String(isOpen));
};

const comeToLife = async (how: 'hydrate' | 'anew') => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const repeat = takeEarlyActions(window);
  const container = document.querySelector('#root') as HTMLElement;
  await act(async () => {
    if (how === 'hydrate') root = hydrateRoot(container, <Screen onAlive={repeat} />);
    else (root = createRoot(container)).render(<Screen onAlive={repeat} />);
  });
  complaints.mockRestore();
};

const waysToClose: [string, () => Promise<unknown>][] = [
  ['its button', () => userEvent.click(close())],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(screen.getByTestId('backdrop'))],
];

describe('before the page is alive', () => {
  it.each(waysToClose)('the menu opens onto its close button, and closes by %s', async (_, shut) => {
    await open();
    expectOpen(true);
    expect(close()).toHaveFocus();
    expect(toggle()).not.toHaveAttribute('data-held');
    await shut();
    expectOpen(false);
    expect(toggle()).toHaveFocus();
  });

  it('the focus does not go past the open menu to the page behind, and goes anywhere once it is closed', async () => {
    await open();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Paris' })).toHaveFocus();
    await userEvent.tab();
    expect(close()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    screen.getByRole('link', { name: 'Behind' }).focus();
    expect(screen.getByRole('link', { name: 'Behind' })).toHaveFocus();
  });

  it('Escape does nothing to a page whose menu is closed', async () => {
    screen.getByRole('link', { name: 'Behind' }).focus();
    await userEvent.keyboard('{Escape}');
    expectOpen(false);
    expect(screen.getByRole('link', { name: 'Behind' })).toHaveFocus();
  });

  it('the menu closes where the screen becomes wide', async () => {
    await open();
    wide.onchange?.();
    expectOpen(false);
  });
});

describe.each(['hydrate', 'anew'] as const)('once the page is alive (%s)', (how) => {
  it.each(waysToClose)('a menu that was opened before stays open, and closes by %s', async (_, shut) => {
    await open();
    await comeToLife(how);
    await waitFor(() => expectOpen(true));
    expect(close()).toHaveFocus();
    await shut();
    expectOpen(false);
    expect(toggle()).toHaveFocus();
  });

  it('a menu that was opened, closed and opened again is open', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await open();
    await comeToLife(how);
    await waitFor(() => expectOpen(true));
  });

  it('a menu that was closed again does not show itself once more, nor take the focus', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    const behind = () => screen.getByRole('button', { name: /^Pressed/ });
    await userEvent.click(behind());
    const shown: boolean[] = [];
    const seen = new MutationObserver(() => shown.push(document.documentElement.classList.contains(menuOpenClass)));
    // The class alone: that the first paint has happened is told by another attribute, at any moment.
    seen.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
    await comeToLife(how);
    // What was pressed last is done again last.
    await waitFor(() => expect(behind()).toHaveTextContent('Pressed 1'));
    seen.disconnect();
    expect(shown).toEqual([]);
    expectOpen(false);
    if (how === 'hydrate') expect(behind()).toHaveFocus();
    await open();
    expectOpen(true);
  });
});

it('stands beside the page from the same width on, for the page’s own script and for the shell', () => {
  asked.length = 0;
  window.eval(earlyActionsScript);
  const ofThePage = asked.map((query) => query.replaceAll(' ', ''));
  expect(ofThePage).toEqual([`(min-width:${mobileBreakpoint}px)`]);
});
