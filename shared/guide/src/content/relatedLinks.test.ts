import type { CompiledPlaceList } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';
import { relatedProblems, withRelated, type RelatedGround } from './relatedLinks';

const located = (id: string, related: string[] = [], access: LocatedPlace['access'] = 'public') =>
  [
    id,
    { place: { id, name: `The ${id}`, related }, access, file: `${access}.yaml` } as unknown as LocatedPlace,
  ] as const;
const ground: RelatedGround = {
  places: new Map([
    located('well', ['/wells', 'bucket', 'cellar', 'attic']),
    located('bucket'),
    located('cellar', ['well'], 'premium'),
    located('attic'),
  ]),
  addresses: new Map([
    ['well', '/wells#well'],
    ['bucket', '/wells#bucket'],
    ['cellar', '/app/cellars#cellar'],
  ]),
  names: new Map([['/wells', 'Wells']]),
};

it('leads to screens by their name and to places by their card', () => {
  const list = { places: { well: { id: 'well' }, bucket: { id: 'bucket' } } } as unknown as CompiledPlaceList;
  expect(withRelated(list, ground).places).toEqual({
    well: {
      id: 'well',
      related: [
        { text: 'Wells', to: '/wells' },
        { text: 'The bucket', to: '/wells#bucket' },
        { text: 'The cellar', to: '/app/cellars#cellar' },
      ],
    },
    bucket: { id: 'bucket' },
  });
});

it('refuses the way from a public place to a premium one, and to a place that no screen tells about', () => {
  expect(relatedProblems(ground)).toEqual([
    expect.objectContaining({
      file: 'public.yaml',
      field: 'places.0.related.2',
      message: expect.stringMatching(/premium/),
    }),
    expect.objectContaining({
      file: 'public.yaml',
      field: 'places.0.related.3',
      message: expect.stringMatching(/tells about "attic"/),
    }),
  ]);
});
