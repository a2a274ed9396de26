import { drawnApart } from './drawnApart';

it('leaves drawings out where one would stand on two cards', () => {
  expect(drawnApart([{ kind: 'bar' }, { kind: 'cafe' }, { kind: 'bar', vignette: 'theatre' }])).toBe(true);
  expect(drawnApart([{ kind: 'bar' }, { kind: 'cafe' }, { kind: 'bar' }])).toBe(false);
  expect(drawnApart([])).toBe(true);
});
