import type { Place, Receipt } from '@odysseus/model';
import { samplePlace } from '@odysseus/model/testing';
import { toldFacts } from './toldFacts';
import { workLine, worklist } from './worklist';

const receipt: Receipt = {
  of: ['rule'],
  how: 'secondary',
  at: 'https://paper.example/tax',
  read: '2026-11-20',
  says: 'more than 70 euros',
};
const basic = (key: string, receipts?: Receipt[]) => ({
  key,
  title: `About ${key}`,
  icon: 'info' as const,
  quick: 'A line',
  points: ['A point'],
  ...(receipts ? { receipts } : {}),
});

it('tells what cities inherit once, whoever tells it, and what is to be looked up of it', () => {
  const facts = toldFacts({
    country: {
      file: '/italy/country.yaml',
      country: 'IT',
      basics: [basic('tipping'), basic('refund', [receipt])],
      sums: [{ key: 'refund', what: 'Least for a refund', amount: 70, currency: 'EUR', receipts: [receipt] }],
      toldBy: new Map([
        ['tipping', ['/italy/rome/screens/overview.yaml', '/italy/milan/screens/overview.yaml']],
        ['refund', []],
      ]),
    },
    places: new Map(),
    premiumScreens: new Map(),
    publicScreens: new Map(),
  });
  expect(worklist(facts, [], '2026-11-21').map(workLine)).toEqual([
    'About tipping (IT): rule, nobody read it (overview)',
    'About refund (IT): rule, read elsewhere alone, at paper.example',
    'Least for a refund (IT): rule, read elsewhere alone, at paper.example',
  ]);
});

const { related: _related, ...palace } = samplePlace('palace');
const located = { place: palace, access: 'public', file: '/testville/places/all.yaml' } as const;

it('tells closures and rules of places, and what else was read of them', () => {
  const told = (change: Partial<Place>) =>
    toldFacts({
      country: undefined,
      places: new Map([['testville/palace', { ...located, place: { ...located.place, ...change } }]]),
      premiumScreens: new Map(),
      publicScreens: new Map(),
    }).map(({ fact, how }) => `${fact}: ${how}`);
  expect(told({})).toEqual([]);
  expect(told({ shut: true })).toEqual(['closure: general']);
  expect(told({ closedOn: [{ from: '2026-12-24', why: 'Christmas' }] })).toEqual(['closure: general']);
  expect(told({ hoursNote: 'Shut in August', receipts: [{ ...receipt, of: ['closure'] }] })).toEqual([
    'closure: secondary',
  ]);
  expect(told({ receipts: [receipt, { ...receipt, of: ['rule'], how: 'official' }] })).toEqual(['rule: official']);
  const free = [{ amount: 0, currency: 'EUR' as const, who: 'All' }];
  expect(told({ price: free, receipts: [{ ...receipt, of: ['fare'] }] })).toEqual(['price: secondary']);
});
