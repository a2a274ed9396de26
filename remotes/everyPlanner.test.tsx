import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { BrowserRouter, routeData, ShellProvider, type RoutesModule } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Where cards lead by metro: one address of each screen, with its remote. */
const led = readdirSync(__dirname)
  .filter((name) => existsSync(join(__dirname, name, 'package.json')))
  .flatMap((remote) => {
    const { publicScreens } = compiledContent(join(__dirname, remote, 'content'));
    const addresses = [...publicScreens.values()].flatMap((shown) =>
      shown.kind === 'places' ? Object.values(shown.places).flatMap(({ metro }) => metro ?? []) : [],
    );
    const byScreen = new Map(addresses.map((address) => [new URL(address, 'https://a.test').pathname, address]));
    return [...byScreen].map(([path, address]) => ({ remote, path, address }));
  });

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
beforeEach(() => localStorage.clear());

it('is there for each city that has a network', () => {
  expect(led.map(({ path }) => path).sort()).toEqual(['/italy/romepack', '/metro']);
});

it.each(led)(
  '$address leads to a planner with that station chosen, which answers',
  async ({ remote, path, address }) => {
    const routes = ((await import(`@odysseus/${remote}/routes`)) as RoutesModule).default;
    const entry = routes.find((route) => route.path === path);
    if (!entry) throw new Error(`There is no ${path}.`);
    const Screen = await entry.component.preload();
    history.replaceState(null, '', address);
    render(
      <BrowserRouter>
        <ShellProvider value={shellApiStandIn({})}>
          <Screen route={routeData(entry)} siblings={[]} />
        </ShellProvider>
      </BrowserRouter>,
    );
    const planner = await screen.findByRole('region', { name: 'Plan a journey' });
    if (window.location.hash) expect(`#${planner.id}`).toBe(window.location.hash);
    const to = within(planner).getByRole<HTMLInputElement>('combobox', { name: 'To' });
    expect(to.value).not.toBe('');
    const user = userEvent.setup();
    await user.type(within(planner).getByRole('combobox', { name: 'From' }), 'pig');
    await user.click(within(planner).getAllByRole('option')[0] ?? planner);
    expect(await within(planner).findByRole('heading', { name: /About \d+ minutes/ })).toBeInTheDocument();
  },
);
