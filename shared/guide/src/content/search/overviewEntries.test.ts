import type { CompiledOverview } from '@odysseus/overview';
import { overviewEntries } from './overviewEntries';

const fact = { icon: 'euro' as const };
const overview = {
  kind: 'overview',
  title: 'Testville',
  bookToday: [],
  areas: [],
  arrivals: [],
  months: [],
  events: [],
  entry: [],
  facts: [
    { ...fact, label: 'Tram', value: 'Two crowns for an hour', about: ['price'] },
    { ...fact, label: 'Money', value: 'Euro (€), and cards almost everywhere' },
  ],
} as unknown as CompiledOverview;

it('leads whoever searches for prices to the facts that tell one, whatever signs stand in the others', () => {
  const entries = overviewEntries({ path: '/testville', title: 'Testville', text: 'Testville', screen: overview });
  const about = Object.fromEntries(
    entries.flatMap((entry) => (entry.kind === 'fact' ? [[entry.title, entry.about ?? '']] : [])),
  );
  expect(about).toEqual({ Tram: 'price fare ticket', Money: '' });
});
