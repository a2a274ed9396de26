import { isBusStop, stopWords } from './stopWords';

/** As lines may be broken: a full stop stands for a space at which none ends. */
const broken = (stop: string) => stopWords(stop).replaceAll('\u00a0', '.');

it.each([
  ['Corso Vittorio Emanuele (bus 40, 46, 62)', 'Corso Vittorio Emanuele (bus.40, 46, 62)'],
  ['Piazza Mancini (tram 2), 10 min on foot', 'Piazza Mancini (tram.2), 10.min on foot'],
  ['Parc Montsouris (tram T3a), 4 min on foot', 'Parc Montsouris (tram.T3a), 4.min on foot'],
  ['San Zaccaria (vaporetto 5.1, 5.2)', 'San Zaccaria (vaporetto.5.1, 5.2)'],
  ['Castel Gandolfo (train from Termini, 45 min)', 'Castel Gandolfo (train from Termini, 45.min)'],
  ['Spagna (A), 1 min on foot', 'Spagna (A), 1.min on foot'],
  ['San Babila (M1, M4)', 'San Babila (M1, M4)'],
])('prints %s so that no line ends within what belongs together', (stop, printed) => {
  expect(broken(stop)).toBe(printed);
});

it.each([
  [true, 'Senato (bus 70, 492), 2 min'],
  [true, 'Corso Rinascimento (bus), 3 min on foot'],
  [true, 'Via del Corso buses at Piazza Colonna'],
  [true, 'Bus 4 from Tivoli, up to 5 min'],
  [true, 'Villa Adriana (Cotral bus from Ponte Mammolo), 15 min'],
  [false, 'San Marco (tram T2, bus), 5 min on foot'],
  [false, 'Careggi–Ospedale (tram T1), 15 min on foot or bus'],
  [false, 'Pont de Neuilly (1), then bus 43'],
  [false, 'Colosseo (B, C, bus 75, 81, 87), for the end'],
  [false, 'Termini (A, B; bus 40, 64)'],
  [false, 'Spagna (A), 9 min on foot'],
])('says %s of a stop of buses alone at %s', (alone, stop) => {
  expect(isBusStop(stop)).toBe(alone);
});
