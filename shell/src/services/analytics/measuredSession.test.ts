import { forgetSession, openSession, type Arrival } from './measuredSession';
import { forbiddenStorage, storageOf } from './testing';

const arrival: Arrival = {
  source: { source: 'search.example', medium: 'referral', campaign: '(not set)', traffic_type: 'referred' },
  path: '/paris',
};
const later: Arrival = {
  source: { source: 'direct', medium: 'none', campaign: '(not set)', traffic_type: 'direct' },
  path: '/italy',
};
const newId = () => 'session-1';

test('a first visit stores source, session id and landing page under the keys of the specification', () => {
  const storage = storageOf();
  expect(openSession(storage, arrival, newId)).toEqual({ id: 'session-1', source: arrival.source, isNew: true });
  expect(Object.fromEntries(storage.entries)).toEqual({
    session_id: 'session-1',
    initial_source: JSON.stringify(arrival.source),
    landing_page: '/paris',
  });
});

test('the same tab continues its session with the source that it began with', () => {
  const storage = storageOf();
  openSession(storage, arrival, newId);
  expect(openSession(storage, later, () => 'session-2')).toEqual({
    id: 'session-1',
    source: arrival.source,
    isNew: false,
  });
  expect(storage.entries.get('landing_page')).toBe('/paris');
});

test.each(['', 'short', 'x'.repeat(65), '<script>alert(1)</script>'])(
  'rubbish for a session id (%p) begins a new session',
  (session_id) => {
    const storage = storageOf({ session_id, initial_source: JSON.stringify(later.source), landing_page: '/old' });
    expect(openSession(storage, arrival, newId)).toMatchObject({
      id: 'session-1',
      isNew: true,
      source: arrival.source,
    });
    expect(storage.entries.get('landing_page')).toBe('/paris');
  },
);

test('rubbish for a source is replaced, and the session goes on', () => {
  const storage = storageOf({ session_id: 'session-0', initial_source: 'rubbish', landing_page: '/london' });
  expect(openSession(storage, arrival, newId)).toEqual({ id: 'session-0', source: arrival.source, isNew: false });
  expect(storage.entries.get('initial_source')).toBe(JSON.stringify(arrival.source));
});

test.each([
  ['forbids everything', forbiddenStorage],
  ['is absent', undefined],
])('storage that %s leaves a session for this page', (_, storage) => {
  expect(openSession(storage, arrival, newId)).toMatchObject({ id: 'session-1', isNew: true });
  expect(() => forgetSession(storage)).not.toThrow();
});

test('forgetting deletes the keys of analytics and no other', () => {
  const storage = storageOf({ other: 'kept' });
  openSession(storage, arrival, newId);
  forgetSession(storage);
  expect([...storage.entries.keys()]).toEqual(['other']);
});
