import { parseRelease, type Release } from '@odysseus/contract';
import { withCities } from './manyCities';

test('a release with two hundred invented cities is valid, and keeps the real ones', () => {
  const real = withCities({}, 1)['@odysseus/city-1'] ?? [];
  const shell: Release['shell'] = {
    version: '1.0.0',
    url: '/parts/shell/1.0.0/',
    contract: '1.0.0',
    scripts: [],
    styles: [],
    routes: [],
  };
  const microFrontends = withCities({ '@odysseus/city-1': real }, 1);
  expect(microFrontends).toEqual({ '@odysseus/city-1': real });
  const release = parseRelease({
    schemaVersion: 1,
    id: 'r-1',
    createdAt: '2026-11-21T00:00:00Z',
    shell,
    microFrontends: withCities({}, 200),
  });
  expect(Object.keys(release.microFrontends)).toHaveLength(200);
});
