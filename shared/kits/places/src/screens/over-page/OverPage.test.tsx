import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
        <OverPage open={open} label="Sheet" onClose={() => setOpen(false)}>
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
  beforeEach(() => {
    Object.assign(HTMLElement.prototype, {
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
    for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
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
    await userEvent.click(screen.getByRole('dialog', { name: 'Sheet' }));
    expect(sheet()).toBeNull();
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
