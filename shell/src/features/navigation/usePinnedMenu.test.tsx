import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuKey } from './pinnedMenu';
import { PinButton } from './PinButton';
import { usePinnedMenu } from './usePinnedMenu';

function Head() {
  const { pinned, toggle } = usePinnedMenu();
  return <PinButton pinned={pinned} onToggle={toggle} />;
}

it('keeps the menu open by the visitor’s wish, on the device with a version, and lets it close again', async () => {
  render(<Head />);
  // Hidden here, for the document of a test has no width.
  const pin = screen.getByLabelText('Keep the menu open');
  expect(pin).toHaveAttribute('aria-pressed', 'false');
  await userEvent.setup({ pointerEventsCheck: 0 }).click(pin);
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-menu-pinned');
  expect(JSON.parse(localStorage.getItem(menuKey) ?? '')).toEqual({ version: 1, pinned: true });
  await userEvent.setup({ pointerEventsCheck: 0 }).click(pin);
  expect(document.documentElement).not.toHaveAttribute('data-menu-pinned');
  expect(JSON.parse(localStorage.getItem(menuKey) ?? '')).toEqual({ version: 1, pinned: false });
});
