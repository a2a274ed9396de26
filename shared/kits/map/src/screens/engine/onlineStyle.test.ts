import { fetchOnlineStyle, fontOf, type OnlineStyle } from './onlineStyle';

const style = {
  version: 8,
  sources: { streets: { type: 'vector', url: 'https://tiles.example/streets.json' } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'names', type: 'symbol', source: 'streets', layout: { 'text-font': ['Noto Sans'] } },
  ],
};

const fetched = (body: unknown, status = 200): Promise<OnlineStyle | undefined> =>
  fetchOnlineStyle('https://tiles.example/style.json', new AbortController().signal, () =>
    Promise.resolve(Response.json(body, { status })),
  );

it('takes a style as it stands, with the font of its names', async () => {
  const taken = await fetched(style);
  expect(taken).toEqual(style);
  expect(taken && fontOf(taken)).toEqual(['Noto Sans']);
});

it.each<[string, unknown]>([
  ['a list', []],
  ['nothing', null],
  ['an older version', { ...style, version: 7 }],
  ['a style without layers', { ...style, layers: [] }],
  ['a layer without an id', { ...style, layers: [{ type: 'background' }] }],
  ['a layer without a type', { ...style, layers: [{ id: 'ground' }] }],
  ['a layer that is none', { ...style, layers: [null] }],
  ['a layout that is none', { ...style, layers: [{ id: 'names', type: 'symbol', layout: 'text-font' }] }],
  ['sources in a list', { ...style, sources: [] }],
  ['a source without a type', { ...style, sources: { streets: {} } }],
])('takes %s for no style: the embedded map stays', async (_name, body) => {
  expect(await fetched(body)).toBeUndefined();
});

it('takes what was refused for no style', async () => {
  expect(await fetched(style, 503)).toBeUndefined();
});
