import { bundleScript } from './testing/bundleScript';

describe('npm run route', () => {
  const run = bundleScript('planRoute');

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

  it('knows a city within a remote by its own name, and its lines by their signs', () => {
    const { status, stdout, stderr } = run(['rome', 'ottaviano', 'Musei Vaticani', '--by', 'time']);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({
      transfers: 0,
      legs: [{ line: 'A', name: 'Metro A', direction: 'Battistini', from: 'Ottaviano', to: 'Cipro', stops: 1 }],
    });
    const branch = JSON.parse(run(['rome', 'Bologna', 'Libia']).stdout) as { legs: { line: string }[] };
    expect(branch.legs.map(({ line }) => line)).toEqual(['B1']);
    const tram = JSON.parse(run(['rome', 'Belli', 'Casaletto']).stdout) as { legs: { stops?: number }[] };
    expect(tram.legs.map(({ stops }) => stops)).toEqual([undefined]);
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
    [
      'a city without a network',
      ['athens', 'Syntagma', 'Monastiraki'],
      1,
      /"athens" has no network.*Cities that have one: .*rome.*paris/,
    ],
    ['a remote of several cities', ['italy', 'Termini', 'Colosseo'], 1, /"italy" has no network/],
    [
      'stairs on the way',
      ['paris', 'Châtelet', 'Bir-Hakeim', '--by', 'step-free'],
      1,
      /no step-free journey.*Every bus and tram/,
    ],
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

  it('prints that of a city within a remote, with what its lines are', () => {
    const { status, stdout } = run(['network', 'rome']);
    const { lines } = JSON.parse(stdout) as { lines: { id: string; by: string; branchSigns?: string[] }[] };
    expect(status).toBe(0);
    expect(lines.map(({ id, by }) => `${by} ${id}`)).toEqual(
      'metro A, metro B, metro C, train Leonardo, train FL1, train FL3, train FL5, train Metromare, train RV, tram 2, tram 3, tram 8, tram 19'.split(
        ', ',
      ),
    );
    expect(lines.find(({ id }) => id === 'B')?.branchSigns).toEqual(['B', 'B1']);
  });
});
