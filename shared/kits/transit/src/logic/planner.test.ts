import { join } from 'node:path';
import { processorTime } from '@odysseus/model/testing';
import { describeJourney } from './describeJourney';
import { linesByStation } from './network';
import { preparePlanner, type Journey, type PlanMode } from './planner';
import { readNetwork } from '../content/readNetwork';
import { completeOrders, runsOf } from './runs';
import { stationNames } from './stationNames';

const network = readNetwork(join(__dirname, '../../../../../remotes/paris/metro/network.yaml'));
const planner = preparePlanner(network);
const calling = linesByStation(network);
const names = stationNames(network.stations, (place) => calling[place]?.length ?? 0);

function station(name: string): number {
  const found = names.find(name);
  if (found === undefined) throw new Error(`no station ${name}`);
  return found;
}
function journey(from: string, to: string, mode: PlanMode = 'fastest'): Journey {
  const found = planner.plan(station(from), station(to), mode);
  if (!found) throw new Error(`no journey from ${from} to ${to}`);
  return found;
}
/** `line towards direction: from > to, stops`, a line for each leg. */
const legs = (from: string, to: string, mode?: PlanMode) =>
  describeJourney(network, journey(from, to, mode)).legs.map(
    (leg) => `${leg.line} towards ${leg.direction}: ${leg.from} > ${leg.to}, ${leg.stops}`,
  );
const everyStation = [...network.stations.keys()];
/** A fixed choice of pairs, spread over the network. */
const somePairs = everyStation.flatMap((from) =>
  everyStation.filter((to) => from !== to && (from * 31 + to * 17) % 101 === 0).map((to) => [from, to] as const),
);

describe('the planner, on journeys that a Parisian knows', () => {
  it.each<[string, string, string[]]>([
    [
      'Châtelet',
      'Bir-Hakeim',
      [
        '1 towards La Défense: Châtelet > Charles de Gaulle–Étoile, 8',
        '6 towards Nation: Charles de Gaulle–Étoile > Bir-Hakeim, 5',
      ],
    ],
    [
      'Louise Michel',
      'Porte de Clichy',
      [
        '3 towards Gallieni: Louise Michel > Saint-Lazare, 7',
        '14 towards Saint-Denis–Pleyel: Saint-Lazare > Porte de Clichy, 2',
      ],
    ],
    ['La Défense', 'Château de Vincennes', ['1 towards Château de Vincennes: La Défense > Château de Vincennes, 24']],
    [
      'Gare du Nord',
      'Montparnasse–Bienvenüe',
      ['4 towards Bagneux–Lucie Aubrac: Gare du Nord > Montparnasse–Bienvenüe, 14'],
    ],
    ['Saint-Lazare', 'Opéra', ['3 towards Gallieni: Saint-Lazare > Opéra, 2']],
    [
      'Anvers',
      'Bir-Hakeim',
      [
        '2 towards Porte Dauphine: Anvers > Charles de Gaulle–Étoile, 9',
        '6 towards Nation: Charles de Gaulle–Étoile > Bir-Hakeim, 5',
      ],
    ],
    [
      "Aéroport d'Orly",
      'Saint-Denis–Pleyel',
      ["14 towards Saint-Denis–Pleyel: Aéroport d'Orly > Saint-Denis–Pleyel, 20"],
    ],
    ['Gambetta', 'Pelleport', ['3bis towards Porte des Lilas: Gambetta > Pelleport, 1']],
  ])('%s to %s', (from, to, expected) => expect(legs(from, to)).toEqual(expected));

  it.each<[string, string, string, string[]]>([
    [
      'line 7 before the fork names both termini',
      'Châtelet',
      "Place d'Italie",
      ["7 towards Villejuif–Louis Aragon / Mairie d'Ivry: Châtelet > Place d'Italie, 7"],
    ],
    [
      'line 7 beyond the fork names one',
      'Châtelet',
      "Porte d'Italie",
      ["7 towards Mairie d'Ivry: Châtelet > Porte d'Italie, 10"],
    ],
    [
      'from branch to branch of line 7',
      'Villejuif–Louis Aragon',
      "Mairie d'Ivry",
      [
        '7 towards La Courneuve–8 Mai 1945: Villejuif–Louis Aragon > Maison Blanche, 4',
        "7 towards Mairie d'Ivry: Maison Blanche > Mairie d'Ivry, 5",
      ],
    ],
    [
      'line 13 before the fork names both termini',
      'Invalides',
      'Place de Clichy',
      ['13 towards Saint-Denis–Université / Les Courtilles: Invalides > Place de Clichy, 5'],
    ],
    [
      'from branch to branch of line 13',
      'Saint-Denis–Université',
      'Asnières-Gennevilliers-Les Courtilles',
      [
        '13 towards Châtillon–Montrouge: Saint-Denis–Université > La Fourche, 8',
        '13 towards Les Courtilles: La Fourche > Les Courtilles, 6',
      ],
    ],
    [
      "from Porte d'Auteuil, where line 10 calls one way",
      "Porte d'Auteuil",
      "Gare d'Austerlitz",
      [
        "10 towards Boulogne–Pont de Saint-Cloud: Porte d'Auteuil > Boulogne–Jean Jaurès, 1",
        "10 towards Gare d'Austerlitz: Boulogne–Jean Jaurès > Gare d'Austerlitz, 18",
      ],
    ],
    [
      'towards Mirabeau, where line 10 calls the other way',
      'Boulogne–Jean Jaurès',
      'Javel–André Citroën',
      ["10 towards Gare d'Austerlitz: Boulogne–Jean Jaurès > Javel–André Citroën, 4"],
    ],
    [
      'and back by Auteuil',
      'Javel–André Citroën',
      'Boulogne–Jean Jaurès',
      ['10 towards Boulogne–Pont de Saint-Cloud: Javel–André Citroën > Boulogne–Jean Jaurès, 4'],
    ],
    [
      'into the loop of line 7bis',
      'Louis Blanc',
      'Pré-Saint-Gervais',
      ['7bis towards Pré-Saint-Gervais: Louis Blanc > Pré-Saint-Gervais, 6'],
    ],
    [
      'round the loop of line 7bis',
      'Place des Fêtes',
      'Danube',
      ['7bis towards Pré-Saint-Gervais: Place des Fêtes > Danube, 2'],
    ],
    [
      'against the loop of line 7bis',
      'Danube',
      'Place des Fêtes',
      [
        '7bis towards Louis Blanc: Danube > Botzaris, 1',
        '7bis towards Pré-Saint-Gervais: Botzaris > Place des Fêtes, 1',
      ],
    ],
  ])('%s', (_what, from, to, expected) => expect(legs(from, to)).toEqual(expected));

  it('changes by a corridor between stations of two names, and starts and ends with a train', () => {
    const planned = journey('Les Halles', 'Maubert–Mutualité');
    expect(planned.legs.map((leg) => leg.change)).toEqual([undefined, { by: 'corridor', minutes: 5 }]);
    for (const { from, to, legs: rides } of [
      journey('Gare du Nord', 'La Chapelle'),
      journey('Saint-Lazare', 'Saint-Augustin'),
      planned,
    ]) {
      expect(rides[0]?.stations[0]).toBe(from);
      expect(rides.at(-1)?.stations.at(-1)).toBe(to);
    }
  });

  it('does not plan with a walk that is no interchange', () => {
    for (const leg of everyStation.flatMap((to) => planner.plan(station('Château-Landon'), to, 'fastest')?.legs ?? []))
      expect(leg.change?.by).not.toBe('street');
  });

  it('takes about as long as the timetables say from end to end', () => {
    expect(Math.abs(journey("Aéroport d'Orly", 'Saint-Denis–Pleyel').minutes - 40)).toBeLessThanOrEqual(3);
    expect(Math.abs(journey("Aéroport d'Orly", 'Châtelet').minutes - 25)).toBeLessThanOrEqual(2);
    expect(Math.abs(journey('La Défense', 'Château de Vincennes').minutes - 36)).toBeLessThanOrEqual(3);
  });
});

describe('the planner, over the whole network', () => {
  it('holds 16 lines and 321 stations, and each line is whole in its orders', () => {
    expect([network.lines.length, network.stations.length]).toEqual([16, 321]);
    const lengths = network.lines.map((line) => `${line.id}: ${new Set(completeOrders(line)?.flat()).size}`);
    expect(lengths.join(', ')).toBe(
      '1: 25, 2: 25, 3: 25, 3bis: 4, 4: 29, 5: 22, 6: 28, 7: 38, 7bis: 8, 8: 38, 9: 37, 10: 23, 11: 19, 12: 31, 13: 32, 14: 21',
    );
  });

  it('reaches every station from every other', () => {
    const unreachable = everyStation.filter((to) =>
      everyStation.some((from) => from !== to && from % 40 === to % 40 && !planner.plan(from, to, 'fastest')),
    );
    expect(unreachable).toEqual([]);
  });

  it('rides only where trains run, counts every stop, and joins its legs', () => {
    const hops = new Set(
      network.lines.flatMap((line) =>
        runsOf(network, line).flatMap(({ stations }) =>
          stations.slice(1).map((to, place) => `${line.id} ${stations[place]} ${to}`),
        ),
      ),
    );
    for (const [from, to] of somePairs) {
      const planned = planner.plan(from, to, 'fastest');
      expect(planned?.legs.length).toBe((planned?.transfers ?? 0) + 1);
      planned?.legs.forEach((leg, index) => {
        expect(leg.stops).toBe(leg.stations.length - 1);
        leg.stations
          .slice(1)
          .forEach((next, place) => expect(hops).toContain(`${leg.line.id} ${leg.stations[place]} ${next}`));
        const previous = planned.legs[index - 1];
        if (previous && leg.change?.by === 'station') expect(previous.stations.at(-1)).toBe(leg.stations[0]);
      });
    }
  });

  it('takes as long there as back, but for stations where trains call one way', () => {
    const oneWay = new Set(
      network.lines.flatMap((line) =>
        (line.oneWay ?? []).flatMap((stations) => (stations[0] === stations.at(-1) ? stations : stations.slice(1, -1))),
      ),
    );
    for (const [from, to] of somePairs) {
      const [there, back] = [planner.plan(from, to, 'fastest'), planner.plan(to, from, 'fastest')];
      if (
        [from, to].some((place) => oneWay.has(place)) ||
        [there, back].some((planned) => planned?.legs.some((leg) => leg.stations.some((place) => oneWay.has(place))))
      )
        continue;
      expect([there?.transfers, there?.minutes]).toEqual([back?.transfers, back?.minutes]);
    }
  });

  it('never changes more often for fewest changes than for the fastest, nor takes longer for the fastest by more than a change is worth', () => {
    for (const [from, to] of somePairs) {
      const [fastest, changes] = [planner.plan(from, to, 'fastest'), planner.plan(from, to, 'changes')];
      expect(changes?.transfers).toBeLessThanOrEqual(fastest?.transfers ?? 0);
      expect(fastest?.minutes).toBeLessThanOrEqual((changes?.minutes ?? 0) + 1);
    }
  });

  it('stays on line 14 and the new ends of others for step-free journeys, and says so where there is none', () => {
    expect(legs('Châtelet', 'Orly airport', 'step-free')).toEqual([
      "14 towards Aéroport d'Orly: Châtelet > Aéroport d'Orly, 12",
    ]);
    expect(planner.plan(station('Châtelet'), station('Bir-Hakeim'), 'step-free')).toBeUndefined();
    for (const [from, to] of somePairs) {
      for (const leg of planner.plan(from, to, 'step-free')?.legs ?? []) {
        for (const end of [leg.stations[0], leg.stations.at(-1)])
          expect(network.stations[end ?? -1]?.stepFree).toContain(leg.line.id);
      }
    }
  });

  it('knows no journey from a station to itself', () => expect(planner.plan(5, 5, 'fastest')).toBeUndefined());

  it('answers in far less than 5 ms', () => {
    const planAll = () => {
      for (const [from, to] of somePairs) planner.plan(from, to, 'fastest');
    };
    expect(processorTime(planAll) / somePairs.length).toBeLessThan(5);
  });
});

describe('stationNames', () => {
  it.each([
    ['chatelet', 'Châtelet'],
    ['BIR HAKEIM', 'Bir-Hakeim'],
    ['charles de gaulle - etoile', 'Charles de Gaulle–Étoile'],
    ['St Lazare', 'Saint-Lazare'],
    ['Gare de l’Est', "Gare de l'Est"],
    ['L Hay les Roses', "L'Haÿ-les-Roses"],
    ['Grande Arche', 'La Défense'],
    ['montparnasse bienvenue', 'Montparnasse–Bienvenüe'],
  ])('finds %s', (typed, name) => expect(network.stations[names.find(typed) ?? -1]?.name).toBe(name));

  it.each([
    ['Chatelt', 'Châtelet'],
    ['louvre', 'Louvre–Rivoli'],
    ['etoi', 'Charles de Gaulle–Étoile'],
    ['orly', "Aéroport d'Orly"],
    ['Trocadreo', 'Trocadéro'],
    ['gare nord', 'Gare du Nord'],
    ['mont', 'Montparnasse–Bienvenüe'],
    ['gare de', "Gare de l'Est"],
  ])('offers for %s first %s', (typed, name) =>
    expect(network.stations[names.suggest(typed, 3)[0] ?? -1]?.name).toBe(name),
  );

  it('finds nothing in what is no name', () => {
    expect(names.find('Waterloo')).toBeUndefined();
    expect(names.suggest('xyzzy', 3)).toEqual([]);
    expect(names.suggest('  ', 3)).toEqual([]);
  });
});
