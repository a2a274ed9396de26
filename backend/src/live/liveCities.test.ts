import { liveParis, parisSources } from '../testing/parisSources';
import { liveCities } from './liveCities';
import type { LiveSource } from './LiveSource';

function citiesOf(read: Parameters<typeof liveParis>[0]) {
  const told: unknown[] = [];
  const made: string[] = [];
  const sourcesOf = liveCities(
    liveParis(read),
    ({ timezone }) => {
      made.push(timezone);
      return [] as LiveSource[];
    },
    (cause) => void told.push(cause),
  );
  return { sourcesOf, told, made };
}

it("says nothing of a city that the release does not know, and reads another's sources once", async () => {
  const { sourcesOf, made } = citiesOf(undefined);
  expect(await sourcesOf('atlantis')).toBeUndefined();
  const [first, second] = await Promise.all([sourcesOf('paris'), sourcesOf('paris')]);
  expect(second).toBe(first);
  expect(await sourcesOf('paris')).toBe(first);
  expect(made).toEqual(['Europe/Paris']);
});

it('leaves the sources of a city as they are while its newer versions say the same, and takes others over', async () => {
  let found: { version: string; content: unknown } = { version: '1.0.0', content: parisSources };
  const { sourcesOf, made } = citiesOf(() => found);
  const first = await sourcesOf('paris');
  found = { version: '1.1.0', content: { ...parisSources } };
  expect(await sourcesOf('paris')).toBe(first);
  found = {
    version: '1.2.0',
    content: { ...parisSources, timezone: 'Europe/Brussels', later: 'unknown to this service' },
  };
  expect(await sourcesOf('paris')).not.toBe(first);
  expect(made).toEqual(['Europe/Paris', 'Europe/Brussels']);
});

it('goes on with the version before where a newer one can not be read, and says so once', async () => {
  let found: { version: string; content: unknown } = { version: '1.0.0', content: parisSources };
  const { sourcesOf, told } = citiesOf(() => found);
  const first = await sourcesOf('paris');
  found = { version: '1.1.0', content: { timezone: 7 } };
  expect(await sourcesOf('paris')).toBe(first);
  expect(await sourcesOf('paris')).toBe(first);
  expect(told).toHaveLength(1);
});

it('fails where the first version that it meets can not be read', async () => {
  await expect(citiesOf(() => ({ version: '1.0.0', content: 'damaged' })).sourcesOf('paris')).rejects.toThrow();
});

it('has every source off for a city whose release was made before there were any', async () => {
  const { sourcesOf, made } = citiesOf(() => ({ version: '1.0.0', content: null }));
  expect(await sourcesOf('paris')).toEqual([]);
  expect(made).toEqual([]);
});
