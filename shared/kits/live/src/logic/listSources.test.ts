import { listSources } from './listSources';
import type { Provenance } from './provenance';

const read = (host: string, on: `${number}-${number}-${number}`): Provenance => ({
  kind: 'planned',
  reading: { how: 'official', host, on },
});

test('each host is told once, with the days of its readings, and what is only usual is counted', () => {
  expect(
    listSources([
      read('louvre.fr', '2026-11-23'),
      { kind: 'typical', basis: 'usual' },
      read('arc.fr', '2026-11-20'),
      read('louvre.fr', '2026-11-21'),
    ]),
  ).toEqual({
    usual: 1,
    read: 3,
    hosts: [
      { host: 'arc.fr', how: 'official', from: '2026-11-20', to: '2026-11-20' },
      { host: 'louvre.fr', how: 'official', from: '2026-11-21', to: '2026-11-23' },
    ],
  });
});
