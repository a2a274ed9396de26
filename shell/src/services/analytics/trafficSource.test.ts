import { parseTrafficSource, readTrafficSource } from './trafficSource';

const host = 'odysseus.example';

test.each([
  [
    '?utm_source=letter&utm_medium=email&utm_campaign=spring',
    '',
    { source: 'letter', medium: 'email', campaign: 'spring', traffic_type: 'attributed' },
  ],
  [
    '?utm_source=letter',
    'https://search.example/',
    { source: 'letter', medium: '(not set)', campaign: '(not set)', traffic_type: 'attributed' },
  ],
  ['?utm_source=%20', '', { source: 'direct', medium: 'none', campaign: '(not set)', traffic_type: 'direct' }],
  [
    '',
    'https://search.example/q?x=1',
    { source: 'search.example', medium: 'referral', campaign: '(not set)', traffic_type: 'referred' },
  ],
  [
    '',
    'https://odysseus.example/paris',
    { source: 'direct', medium: 'none', campaign: '(not set)', traffic_type: 'direct' },
  ],
  ['', '', { source: 'direct', medium: 'none', campaign: '(not set)', traffic_type: 'direct' }],
  ['', 'no address', { source: 'direct', medium: 'none', campaign: '(not set)', traffic_type: 'direct' }],
])('query %p and referrer %p', (search, referrer, source) => {
  expect(readTrafficSource(search, referrer, host)).toEqual(source);
  expect(parseTrafficSource(JSON.stringify(source))).toEqual(source);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"source":"a","medium":"b","campaign":"c","traffic_type":"guessed"}',
  '{"source":1,"medium":"b","campaign":"c","traffic_type":"direct"}',
])('a stored %p is no source', (stored) => {
  expect(parseTrafficSource(stored)).toBeUndefined();
});
