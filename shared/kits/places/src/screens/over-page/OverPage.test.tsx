import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { OverPage } from './OverPage';

function Page() {
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState(false);
  return (
    <main>
      <div>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <OverPage open={open} label="Sheet" onOpen={() => setOpen(true)} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <button type="button" onClick={() => setMore(true)}>
                Add
              </button>
              <details>
                <summary>Folded</summary>
                <button type="button">Out of reach</button>
              </details>
              <button type="button" onClick={close}>
                Done
              </button>
              <button type="button" disabled>
                Not now
              </button>
            </>
          )}
        </OverPage>
      </div>
      <a href="#end">Behind</a>
      {more ? <a href="#more">Come later</a> : null}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.queryByRole('dialog', { name: 'Sheet' });
const link = (name: string) => screen.queryByRole('link', { name });

describe('where browsers have popovers', () => {
  const { matches } = HTMLElement.prototype;
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {
      matches(this: HTMLElement, selector: string) {
        return selector === ':popover-open' ? this.style.display === 'block' : matches.call(this, selector);
      },
      showPopover(this: HTMLElement) {
        this.style.display = 'block';
      },
      hidePopover(this: HTMLElement) {
        this.style.removeProperty('display');
        this.dispatchEvent(Object.assign(new Event('toggle'), { oldState: 'open', newState: 'closed' }));
      },
    });
  });
  afterEach(() => {
    for (const name of ['matches', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test('a sheet takes the focus and keeps it, in a circle', async () => {
    render(<Page />);
    await userEvent.click(button('Open'));
    expect(button('Add')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Done')).toHaveFocus();
    await userEvent.tab();
    expect(button('Add')).toHaveFocus();
    document.querySelector<HTMLElement>('a[href="#end"]')?.focus();
    expect(button('Add')).toHaveFocus();
  });

  test('all else is neither read out nor scrolled while it is there, what comes meanwhile too', async () => {
    render(<Page />);
    await userEvent.click(button('Open'));
    expect(link('Behind')).toBeNull();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(button('Add'));
    await waitFor(() => expect(screen.getByText('Come later')).toHaveAttribute('aria-hidden', 'true'));
    await userEvent.click(button('Done'));
    expect(sheet()).toBeNull();
    expect(link('Behind')).toBeVisible();
    expect(link('Come later')).toBeVisible();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  test('a press beside it closes it, one within does not', async () => {
    render(<Page />);
    await userEvent.click(button('Open'));
    await userEvent.click(screen.getByText('Folded'));
    expect(sheet()).toBeVisible();
    // All that is beside it is one button, of which nobody has to hear.
    await userEvent.click(sheet()?.lastElementChild ?? document.body);
    expect(sheet()).toBeNull();
  });

  test('one that was opened before its page was alive stays open, and keeps all else away from then on', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Page />);
    container.querySelector('dialog')?.showPopover();
    expect(link('Behind')).toBeVisible();
    // React tells that the stand-in for the browser's own doing has changed an element.
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Page />, { container, hydrate: true });
    complaints.mockRestore();
    expect(sheet()).toBeVisible();
    expect(button('Add')).toHaveFocus();
    expect(link('Behind')).toBeNull();
    await userEvent.click(button('Done'));
    expect(sheet()).toBeNull();
    expect(link('Behind')).toBeVisible();
  });
});

test('where browsers have none, it is a modal dialog', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  render(<Page />);
  await userEvent.click(button('Open'));
  expect(sheet()).toBeVisible();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(button('Done'));
  expect(sheet()).toBeNull();
});
