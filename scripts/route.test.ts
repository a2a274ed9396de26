import { bundleScript } from './testing/bundleScript';

describe('npm run route', () => {
  const run = bundleScript('route');

  it('prints a journey as JSON and nothing else, names matched without accents, case and dashes', () => {
    const { status, stdout, stderr } = run(['paris', 'chatelet', 'BIR HAKEIM']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      transfers: 1,
      minutes: expect.any(Number),
      legs: [
        { line: '1', direction: 'La Défense', from: 'Châtelet', to: 'Charles de Gaulle–Étoile', stops: 8 },
        {
          line: '6',
          direction: 'Nation',
          from: 'Charles de Gaulle–Étoile',
          to: 'Bir-Hakeim',
          stops: 5,
          change: { by: 'station' },
        },
      ],
    });
  });

  it.each([
    [
      'an unknown station',
      ['paris', 'Chatelt', 'Bir-Hakeim'],
      2,
      /No station of paris is called "Chatelt".*"Châtelet"/,
    ],
    ['the same station twice', ['paris', 'Châtelet', 'chatelet'], 2, /same station/],
    ['too few names', ['paris', 'Châtelet'], 2, /Usage/],
    ['an unknown way of choosing', ['paris', 'Châtelet', 'Cité', '--by', 'boat'], 2, /fastest, changes, step-free/],
    ['an unknown option', ['paris', 'Châtelet', 'Cité', '--via', 'Odéon'], 2, /Usage/],
    ['a city without a network', ['athens', 'Syntagma', 'Monastiraki'], 1, /"athens" has no network/],
    ['stairs on the way', ['paris', 'Châtelet', 'Bir-Hakeim', '--by', 'step-free'], 1, /no step-free journey/],
  ])('says on standard error what is wrong: %s', (_what, words, code, message) => {
    const { status, stdout, stderr } = run(words);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toMatch(message);
  });
});

describe('npm run content -- network', () => {
  const run = bundleScript('content');

  it('prints lines with complete orders, stations and interchanges as JSON', () => {
    const { status, stdout, stderr } = run(['network', 'paris']);
    expect([status, stderr]).toEqual([0, '']);
    const network = JSON.parse(stdout) as {
      lines: { id: string; colour: string; termini: string[]; branches: string[][] }[];
      stations: { id: string; name: string; lat: number; lng: number; lines: string[] }[];
      interchanges: { by: string; stations: string[] }[];
    };
    expect([network.lines.length, network.stations.length]).toEqual([16, 321]);
    for (const { id, branches } of network.lines) {
      expect([...new Set(branches.flat())].sort()).toEqual(
        network.stations
          .filter(({ lines }) => lines.includes(id))
          .map((station) => station.id)
          .sort(),
      );
    }
    expect(network.stations.find(({ id }) => id === 'chatelet')).toMatchObject({
      name: 'Châtelet',
      lat: 48.8583,
      lng: 2.3474,
      lines: ['1', '4', '7', '11', '14'],
    });
    expect(network.interchanges).toContainEqual(
      expect.objectContaining({ by: 'corridor', stations: ['havre-caumartin', 'opera'] }),
    );
  });
});
