import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Contents } from './Contents';

const sections = [
  { id: 'old', title: 'Old', count: 3 },
  { id: 'new', title: 'New' },
];
const line = () => screen.getByText('On this page', { selector: 'summary *' });
const fold = () => line().closest('details') as HTMLDetailsElement;
/** Browsers open a `<details>` themselves and tell of it in a task of its own. */
async function open(): Promise<void> {
  await userEvent.click(line());
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  render(
    <main>
      <h1 tabIndex={-1}>Sights</h1>
      <Contents label="On this page" sections={sections} />
      <button type="button">Elsewhere</button>
    </main>,
  );
});

it('opens its sections with their counts, and takes the focus to the first', async () => {
  await open();
  expect(fold()).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Old 3' })).toHaveFocus();
});

it('closes with Escape, and gives the focus back', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(fold()).not.toHaveAttribute('open');
  expect(line().closest('summary')).toHaveFocus();
});

it('closes with a press outside, and with the choice of a section', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(fold()).not.toHaveAttribute('open');
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'New' }));
  expect(fold()).not.toHaveAttribute('open');
});

it('leads back to the top, and leaves the address as it is', async () => {
  history.replaceState(null, '', '/sights?show=free');
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('link', { name: 'Back to the top' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(location.href).toMatch(/\/sights\?show=free$/);
});
