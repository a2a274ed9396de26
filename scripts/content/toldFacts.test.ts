import type { Receipt } from '@odysseus/model';
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
