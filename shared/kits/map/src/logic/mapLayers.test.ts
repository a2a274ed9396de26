import { layerOf, mapLayer, mapLayers, quietLayers, serviceOf } from './mapLayers';

it('has embassies on a layer of their own, after all others, with another sign than hospitals', () => {
  const service = serviceOf({ tags: ['embassy', 'uk'] });
  expect(layerOf({ kind: 'service', service })).toBe('embassies');
  expect(mapLayers.at(-1)?.key).toBe('embassies');
  expect(layerOf({ kind: 'service', service: serviceOf({ tags: ['hospital'] }) })).toBe('help');
  expect(mapLayer('embassies').glyph).not.toBe(mapLayer('help').glyph);
});

it('offers first what most visitors look for: sights, then what is needed on the way', () => {
  expect(mapLayers.slice(0, 4).map(({ key }) => key)).toEqual(['sight', 'museum', 'toilets', 'water']);
});

it('lets what nobody comes to see give way to the sights', () => {
  expect(quietLayers).toEqual(expect.arrayContaining(['embassies', 'help', 'toilets']));
  for (const key of ['sight', 'museum', 'church'] as const) expect(quietLayers).not.toContain(key);
});
