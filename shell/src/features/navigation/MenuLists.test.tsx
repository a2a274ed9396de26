import { BrowserRouter } from '@odysseus/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MenuLists } from './MenuLists';
import type { MenuList } from './menuModel';

const listOf = (number: number): MenuList => ({
  area: {
    key: `city-${number}`,
    text: `City ${number}`,
    icon: 'landmark',
    path: `/city-${number}`,
    order: number,
    accent: { light: '#000000', dark: '#ffffff' },
  },
  entries: [
    {
      route: {
        path: `/city-${number}`,
        text: `Overview ${number}`,
        icon: 'landmark',
        type: 'public',
        area: `city-${number}`,
        nav: true,
      },
      mark: 'free',
    },
  ],
  children: [],
});

const menu = (count: number, pathname: string) => (
  <BrowserRouter>
    <MenuLists
      lists={Array.from({ length: count }, (_, index) => listOf(index + 1))}
      pathname={pathname}
      complete
      failed={false}
      onNeedLists={() => undefined}
    />
  </BrowserRouter>
);
const draw = (count: number, pathname: string) => render(menu(count, pathname));

const cities = () => [...document.querySelectorAll('button')].map((button) => button.textContent);

test('a short menu is there at once', () => {
  draw(4, '/');
  expect(cities()).toEqual(['City 1', 'City 2', 'City 3', 'City 4']);
});

test('a long menu begins with its first cities and the one around the current screen, and is whole after a pause', async () => {
  draw(200, '/city-150');
  expect(screen.getByText('City 1')).toBeVisible();
  expect(screen.getByText('Overview 150')).toBeVisible();
  expect(cities().length).toBeLessThan(50);
  expect(await screen.findByText('City 200', undefined, { timeout: 20_000 })).toBeVisible();
  expect(cities()).toHaveLength(200);
});

function Told({ onDrawn, children }: { readonly onDrawn?: () => void; readonly children: ReactNode }) {
  useEffect(() => onDrawn?.());
  return children;
}

/** Resolves when everything that was begun is drawn. */
const untilDrawn = (root: Root) =>
  new Promise<void>((resolve) =>
    startTransition(() => root.render(<Told onDrawn={resolve}>{menu(4, '/city-2')}</Told>)),
  );

describe('the list that opens by itself around the screen', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // As in the browser: `act` would draw everything before anybody can press.
  beforeEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = true));

  test('stays open for whoever opens it in that moment', async () => {
    // The clock stands, however long a step takes here: what has opened by itself counts as seen after 400 ms.
    const opened = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(opened);
    const home = document.body.appendChild(document.createElement('div'));
    const root = createRoot(home);
    flushSync(() => root.render(<Told>{menu(4, '/city-2')}</Told>));
    const opener = screen.getByRole('button', { name: 'City 2' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.click();
    expect(await screen.findByText('Overview 2')).toBeVisible();
    // What was begun before the press is drawn after it: another such change tells when.
    await untilDrawn(root);
    expect(screen.getByText('Overview 2')).toBeVisible();
    // Nobody can have seen it open by itself yet: a press means that it should be open.
    opener.click();
    await untilDrawn(root);
    expect(screen.getByText('Overview 2')).toBeVisible();
    // Later a press closes it.
    clock.mockReturnValue(opened + 1_000);
    opener.click();
    await waitFor(() => expect(screen.queryByText('Overview 2')).toBeNull());
    jest.restoreAllMocks();
    root.unmount();
    home.remove();
  });
});
