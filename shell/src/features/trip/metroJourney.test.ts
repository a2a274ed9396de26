import { metroJourney } from './metroJourney';

it.each([
  ['/metro?to=cite', '/metro?to=bir-hakeim', '/metro?from=cite&to=bir-hakeim'],
  [
    '/italy/romepack?to=termini#planner',
    '/italy/romepack?to=piramide#planner',
    '/italy/romepack?from=termini&to=piramide#planner',
  ],
  ['/metro?to=cite', '/metro?to=cite', undefined],
  ['/metro?to=cite', '/italy/romepack?to=piramide#planner', undefined],
  [undefined, '/metro?to=cite', undefined],
  ['/metro?to=cite', undefined, undefined],
  ['/metro', '/metro?to=cite', undefined],
])('from %s to %s leads %s', (from, to, journey) => {
  expect(metroJourney(from, to)).toBe(journey);
});
