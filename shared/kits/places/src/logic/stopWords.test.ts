import { stopWords } from './stopWords';

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
