import type { RemoteVersion } from '@odysseus/contract';
import * as Runtime from '@odysseus/runtime';
import * as React from 'react';
import { createContainerLoader } from './federation';
import { LostEntryError, type ShareScope } from './loadEntry';

const container = 'odysseus_city_1';
const version = {
  url: '/parts/city/1/entry.js',
  metadata: { version: '1', integrity: 'sha384-abc' },
  deployment: { traffic: 100, default: true },
  extras: { container, contract: '^1.0.0', guideContent: 1, areas: [], routes: [], preload: {} },
} as unknown as RemoteVersion;
const globals = globalThis as unknown as Record<string, unknown>;
globals['DESIGN_VERSION'] = '1.0.7';

const script = (): HTMLScriptElement => document.querySelector('script') as HTMLScriptElement;
/** Does what a browser does once the script has come and run. */
function comes(announced: unknown): void {
  globals[container] = announced;
  script().dispatchEvent(new Event('load'));
}
const exposing = (module: unknown, scopes: ShareScope[] = []) => ({
  init: (scope: ShareScope) => void scopes.push(scope),
  get: (name: string) => (name === './routes' ? Promise.resolve(() => module) : Promise.reject(new Error(name))),
});

afterEach(() => document.head.replaceChildren());

it('loads the entry checked, hands in what the shell has, and hands out the route table', async () => {
  const scopes: ShareScope[] = [];
  const table = { default: [] };
  const load = createContainerLoader();
  const loaded = load('@odysseus/city', version, 0);
  expect(script().src).toBe('http://localhost/parts/city/1/entry.js');
  expect(script().integrity).toBe('sha384-abc');
  expect(script().crossOrigin).toBe('anonymous');
  comes(exposing(table, scopes));
  expect(await loaded).toBe(table);
  expect(script()).toBeNull();
  const [scope] = scopes;
  expect(scope?.['react']?.[React.version]?.get()()).toHaveProperty('useState', React.useState);
  expect(scope?.['@odysseus/runtime']?.['1.0.0']?.get()()).toHaveProperty('Link', Runtime.Link);
  expect(Object.keys(scope?.['@odysseus/ui'] ?? {})).toEqual(['1.0.7']);
  const other = load('@odysseus/city', version, 1);
  expect(script().src).toBe('http://localhost/parts/city/1/entry.js?r=1');
  comes(exposing(table, scopes));
  await other;
  expect(scopes[1]).toBe(scope);
});

it('tells an entry that is lost from one that is no container', async () => {
  const load = createContainerLoader();
  const lost = load('@odysseus/city', version, 0);
  script().dispatchEvent(new Event('error'));
  await expect(lost).rejects.toBeInstanceOf(LostEntryError);
  // What an attempt left behind is not taken for the next one's.
  globals[container] = exposing({ default: [] });
  const silent = load('@odysseus/city', version, 1);
  script().dispatchEvent(new Event('load'));
  await expect(silent).rejects.toThrow('announced no container');
});

it.each([null, 'container', {}, { init: () => undefined }, { init: {}, get: {} }])(
  'takes %j for no container',
  async (announced) => {
    const loaded = createContainerLoader()('@odysseus/city', version, 0);
    comes(announced);
    await expect(loaded).rejects.toThrow('announced no container');
  },
);

const component = Runtime.lazyScreen(() => Promise.resolve({ default: () => null }));

it('hands out a table with screens, of which some have a part of the trip', async () => {
  const table = {
    default: [
      { path: '/city', component },
      { path: '/city/map', component, forTrip: () => undefined },
    ],
  };
  const loaded = createContainerLoader()('@odysseus/city', version, 0);
  comes(exposing(table));
  expect(await loaded).toBe(table);
});

it.each([
  undefined,
  null,
  {},
  { default: 'routes' },
  { default: [undefined] },
  { default: [{ component }] },
  { default: [{ path: '/city' }] },
  { default: [{ path: '/city', component: () => null }] },
  {
    default: [
      { path: '/city', component },
      { path: '/city/map', component, forTrip: 'map' },
    ],
  },
])('refuses what is no route table: %j', async (table) => {
  const loaded = createContainerLoader()('@odysseus/city', version, 0);
  comes(exposing(table));
  await expect(loaded).rejects.toThrow('not what the contract says');
});
