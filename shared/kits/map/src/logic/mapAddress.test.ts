import { latLng } from '@odysseus/model';
import { readMapAddress, writeMapAddress } from './mapAddress';
import { everything } from './placeView';

const full = {
  place: 'louvre',
  walk: 'islands',
  choice: { layers: new Set(['toilets', 'trip'] as const), open: true, free: true, query: 'père, lachaise & co' },
  camera: { middle: latLng(48.86061, 2.3376), zoom: 14.6 },
};

it('reads what it has written', () => {
  const search = writeMapAddress('', full);
  expect(search).toContain('show=toilets,trip');
  expect(readMapAddress(search)).toEqual(full);
});

it('leaves what it was not asked to change, and what belongs to others', () => {
  const search = writeMapAddress('?ref=letter&walk=islands', { place: 'louvre' });
  expect(search).toBe('?ref=letter&walk=islands&place=louvre');
  expect(writeMapAddress(search, { place: undefined, walk: undefined })).toBe('?ref=letter');
  expect(writeMapAddress('?show=toilets', { choice: everything })).toBe('');
});

it.each([
  '?show=moon,,<script>&place=../../x&walk=%F0%9F&at=48.8&q=' + 'x'.repeat(101),
  '?at=48.86,2.33,15,1',
  '?at=,,',
  '?at=98.2,2.3,15',
  '?at=48.86,2.33,99',
  '?at=Infinity,NaN,1e400',
  '?%E0%A4%A',
])('takes %s for nothing', (search) => {
  expect(readMapAddress(search)).toEqual({ choice: everything, place: undefined, walk: undefined, camera: undefined });
});
