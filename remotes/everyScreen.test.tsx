import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import { BrowserRouter, routeData, ShellProvider, type RoutesModule } from '@odysseus/runtime';
import { shellApiStandIn } from '@odysseus/runtime/testing';
import { render, screen } from '@testing-library/react';

const remotes = readdirSync(__dirname).filter((name) => existsSync(join(__dirname, name, 'package.json')));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

describe.each(remotes)('%s', (key) => {
  const content = compiledContent(join(__dirname, key, 'content'));
  const table = async () => ((await import(`@odysseus/${key}/routes`)) as RoutesModule).default;

  it('has the routes that its content says, in their order', async () => {
    expect((await table()).map(routeData)).toEqual(content.routes.map(({ data }) => data));
  });

  it('leads from its lists and its cards to screens that exist', async () => {
    const paths = (await table()).map(({ path }) => path);
    for (const { areas, card } of content.cities) {
      expect(paths).toEqual(expect.arrayContaining(areas.map(({ path }) => path)));
      if (card) expect(paths).toContain(card.path);
    }
  });

  it.each(content.routes.map(({ data }) => data))(
    'shows $path ($type)',
    async ({ path, preparation = false, type }) => {
      const routes = await table();
      const entry = routes.find((route) => route.path === path);
      if (!entry) throw new Error(`There is no ${path}.`);
      const Screen = await entry.component.preload();
      history.replaceState(null, '', path);
      const readPremium = jest.fn((_key: string) => new Promise<never>(() => undefined));
      const { container } = render(
        <BrowserRouter>
          <ShellProvider value={shellApiStandIn({ readPremium })}>
            <Screen route={routeData(entry)} siblings={routes.map(routeData)} />
          </ShellProvider>
        </BrowserRouter>,
      );
      expect(container.querySelector('[data-preparation]') !== null).toBe(preparation);
      // What is premium comes from the service, by its key; what is public stands there.
      const asked = readPremium.mock.calls.map(([key]) => key);
      const { premiumKey } = content.routes.find(({ data }) => data.path === path) ?? {};
      expect(asked).toEqual(premiumKey === undefined ? [] : [premiumKey]);
      if (type === 'public') expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    },
  );
});
