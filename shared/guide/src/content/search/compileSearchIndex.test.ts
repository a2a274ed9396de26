import { searchIndexSchema, searchFileSchema, writeWith } from '@odysseus/contract';
import type { City, CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import { samplePlace, samplePlaceList } from '@odysseus/model/testing';
import { earlierSearchFile } from './earlierSearchFile';
import { compileSearchIndex } from './compileSearchIndex';

const place = (id: string, change: Partial<CompiledPlace> = {}) => samplePlace(id, { tags: ['rain'], ...change });
const list = (access: 'public' | 'premium', ...places: CompiledPlace[]) =>
  samplePlaceList(places, {
    access,
    title: 'Sights',
    lead: 'A lead.',
    introduction: ['Words.'],
    blocks: [{ type: 'text', title: 'Cloakrooms', line: 'Where to leave a bag', subject: 'theft' }],
  });
const city = { ...list('public').city, mostVisited: ['arch'] } as unknown as City;
const indexOf = (...screens: { path: string; title?: string; text?: string; screen: CompiledPlaceList }[]) =>
  compileSearchIndex([{ city, screens: screens.map((one) => ({ title: 'Sights', text: 'Sights', ...one })) }]);
const calendar = { from: '2026-11-21', days: 'ab', patterns: [[[600, 1080]], []] } as CompiledPlace['calendar'];

it('leads to a place under all its names, with its kind, its hours and how they are known', () => {
  const arch = place('arch', { localName: "L'Arche", otherNames: ['Old Gate'], ...(calendar ? { calendar } : {}) });
  const { entries, calendars, cities } = indexOf({ path: '/sights', screen: list('public', arch) });
  expect(entries.find(({ kind }) => kind === 'place')).toMatchObject({
    title: 'The arch',
    local: "L'Arche",
    names: ['Old Gate'],
    label: 'Museum',
    line: 'Summary of arch',
    path: '/sights#arch',
    hours: 0,
    usual: true,
    rank: 1,
  });
  expect(calendars).toEqual([calendar]);
  expect(cities).toEqual([{ key: 'testville', name: 'Testville', timezone: 'Europe/Paris', suggested: [] }]);
});

it('leads to a section by its title and by what it is about', () => {
  const { entries } = indexOf({ path: '/sights', screen: list('public', place('arch')) });
  expect(entries.find(({ title }) => title === 'Cloakrooms')).toMatchObject({
    kind: 'section',
    label: 'Advice',
    line: 'Where to leave a bag',
    about: expect.stringContaining('theft') as unknown,
    path: '/sights#block-1',
  });
});

it('names what is premium and tells nothing of it', () => {
  const crypt = place('crypt', calendar ? { calendar } : {});
  const index = indexOf({ path: '/app/gems', title: 'Hidden gems', text: 'Gems', screen: list('premium', crypt) });
  expect(index.entries).toEqual([
    { kind: 'screen', title: 'Hidden gems', names: ['Gems'], label: 'Page', path: '/app/gems' },
    { kind: 'place', title: 'The crypt', path: '/app/gems#crypt' },
  ]);
  expect(JSON.stringify({ ...index, words: [] })).not.toMatch(/Summary|Body|Quarter|Street|48\.|lead|1080/);
});

it('finds a place of two screens once', () => {
  const screens = ['/one', '/two'].map((path) => ({ path, screen: list('public', place('arch')) }));
  const found = indexOf(...screens).entries.filter(({ kind }) => kind === 'place');
  expect(found.map(({ path }) => path)).toEqual(['/one#arch']);
});

it('refuses to offer what is not there', () => {
  const own = { file: 'search.yaml', search: { suggested: ['/sights#moat'] } };
  const screens = [{ path: '/sights', title: 'Sights', text: 'Sights', screen: list('public', place('arch')) }];
  expect(() => compileSearchIndex([{ city, screens, own }])).toThrow(
    'search.yaml:1: suggested.0: the search has no entry',
  );
});

it('leads to an entry by what it is known for, and to the page where an address has several', () => {
  const screens = [
    {
      path: '/sights',
      title: 'Sights',
      text: 'Sights',
      screen: list('public', place('crypt', { otherNames: ['Vault'] })),
    },
    { path: '/app/gems', title: 'Gems', text: 'Gems', screen: list('premium', place('arch')) },
  ];
  const own = (at: string) => ({ file: 'search.yaml', search: { known: [{ at, for: ['skulls'] }] } });
  const knownAt = (at: string) =>
    compileSearchIndex([{ city, screens, own: own(at) }]).entries.filter(({ names }) => names?.includes('skulls'));
  expect(knownAt('/sights#crypt')).toMatchObject([{ title: 'The crypt', names: ['Vault', 'skulls'] }]);
  expect(knownAt('/app/gems')).toMatchObject([{ kind: 'screen' }]);
  expect(() => knownAt('/sights#moat')).toThrow('search.yaml:1: known.0.at: the search has no entry "/sights#moat"');
});

it('leads to a list as it is wanted at once, and refuses a page that is not there', () => {
  const screens = [{ path: '/sights', title: 'Sights', text: 'Sights', screen: list('public', place('arch')) }];
  const shortcut = (to: string) => ({ to, title: 'Open now', for: ['see something now'] });
  const own = (to: string) => ({ file: 'search.yaml', search: { shortcuts: [shortcut(to)] } });
  const { entries } = compileSearchIndex([{ city, screens, own: own('/sights?show=open&sort=near') }]);
  expect(entries.find(({ title }) => title === 'Open now')).toMatchObject({
    names: ['see something now'],
    path: '/sights?show=open&sort=near',
  });
  expect(() => compileSearchIndex([{ city, screens, own: own('/moat?show=open') }])).toThrow(
    'search.yaml:1: shortcuts.0.to: the search has no entry "/moat?show=open"',
  );
});

describe('where a need of visitors is answered', () => {
  const screens = [{ path: '/sights', title: 'Sights', text: 'Sights', screen: list('public', place('arch')) }];
  const indexWith = (answers: Record<string, string | { at: string; title: string }>) =>
    compileSearchIndex([{ city, screens, own: { file: 'search.yaml', search: { answers } } }]);

  it('leads there by the words of whoever asks', () => {
    const { entries } = indexWith({ luggage: '/sights#block-1' });
    expect(entries.filter(({ names }) => names?.includes('luggage locker')).map(({ title }) => title)).toEqual([
      'Cloakrooms',
    ]);
  });

  it('leads to one of several at an address', () => {
    const { entries } = indexWith({ luggage: { at: '/sights#block-1', title: 'Cloakrooms' } });
    expect(entries.some(({ names }) => names?.includes('left luggage'))).toBe(true);
    expect(() => indexWith({ luggage: { at: '/sights#block-1', title: 'Lockers' } })).toThrow(
      'search.yaml:1: answers.luggage: the search has no entry "/sights#block-1, Lockers"',
    );
  });

  it('refuses an address that is not there, and a need that nobody has', () => {
    expect(() => indexWith({ luggage: '/sights#moat' })).toThrow(
      'search.yaml:1: answers.luggage: the search has no entry "/sights#moat"',
    );
    expect(() => indexWith({ unicorns: '/sights#block-1' })).toThrow(
      'search.yaml:1: answers.unicorns: no visitor is known to need it',
    );
  });
});

it('is what the contract says, in today’s form and in the earlier one', () => {
  const index = indexOf({ path: '/sights', screen: list('public', place('arch')) });
  expect(() => writeWith(searchIndexSchema, index, 'index')).not.toThrow();
  const earlier = writeWith(searchFileSchema, earlierSearchFile(index), 'file');
  expect(earlier.entries.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'screen /sights',
    'place /sights#arch',
    'section /sights#block-1',
  ]);
});
