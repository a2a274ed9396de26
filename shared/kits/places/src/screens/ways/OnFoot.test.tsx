import { coordinates } from '@odysseus/model';
import { ShellProvider } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnFoot } from './OnFoot';

const middle = coordinates.parse([48.86, 2.34]);

/** A device that answers when a test says so, and only then. */
function deviceWithoutHaste() {
  const asks: { found: PositionCallback; failed: (error: { code: number }) => void }[] = [];
  const geolocation = {
    getCurrentPosition: (found: PositionCallback, failed: (error: { code: number }) => void) =>
      void asks.push({ found, failed }),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  return {
    finds: (ask: number, latitude: number) =>
      act(() => asks[ask]?.found({ coords: { latitude, longitude: 2.34, accuracy: 10 } } as GeolocationPosition)),
    /** The error's code 3: it took longer than it may. */
    timesOut: (ask: number) => act(() => asks[ask]?.failed({ code: 3 })),
  };
}

const show = () =>
  render(
    <ShellProvider value={shellApiStandIn()}>
      <OnFoot place={{ coordinates: middle }} city={{ centre: middle }} />
    </ShellProvider>,
  );
const words = () => screen.getByRole('status');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says so when the device takes too long, and asks again at a tap', async () => {
  const device = deviceWithoutHaste();
  show();
  await press('Tell how far from where I am');
  expect(words()).toHaveTextContent('Looking where you are…');
  device.timesOut(0);
  expect(words()).toHaveTextContent('Where you are could not be found.');
  await press('Try again');
  expect(words()).toHaveTextContent('Looking where you are…');
  device.finds(1, 48.869);
  expect(words()).toHaveTextContent(/^about \d+.min: 1.0 km/);
});

it('takes no answer that comes after the device was asked again', async () => {
  const device = deviceWithoutHaste();
  show();
  await press('Tell how far from where I am');
  device.timesOut(0);
  await press('Try again');
  device.finds(0, 48.9);
  expect(words()).toHaveTextContent('Looking where you are…');
  device.finds(1, 48.869);
  expect(words()).toHaveTextContent(/1.0 km as the crow flies/);
});

it('tells nothing to whoever closed it before the answer came', async () => {
  const device = deviceWithoutHaste();
  const { unmount } = show();
  await press('Tell how far from where I am');
  unmount();
  // Whoever closed the dialog meanwhile is told nothing, and nothing breaks.
  device.finds(0, 48.869);
  expect(screen.queryByRole('status')).toBeNull();
});
