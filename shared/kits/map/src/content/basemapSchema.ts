import { position } from '@odysseus/model';
import * as z from 'zod/mini';
import type { StreetsSource } from './streetsSchema';

const ring = z.array(position).check(
  z.minLength(4),
  z.refine((corners) => corners[0]?.join() === corners.at(-1)?.join(), 'must end where it begins'),
);
const lineString = z.strictObject({
  type: z.literal('LineString'),
  coordinates: z.array(position).check(z.minLength(2)),
});
const polygon = z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(ring).check(z.minLength(1)) });
const name = z.string().check(z.minLength(2), z.maxLength(60));
const collection = <F extends z.core.$ZodType>(feature: F) =>
  z.strictObject({ type: z.literal('FeatureCollection'), features: z.array(feature) });
const feature = <P extends z.core.$ZodType, G extends z.core.$ZodType>(properties: P, geometry: G) =>
  z.strictObject({ type: z.literal('Feature'), properties, geometry });

/** The files of a basemap's folder, `<name>.geojson`. */
export const basemapFiles = {
  /** Rivers and lakes with their islands as holes; the islands again by name; canals; the river's course, along which its name runs. */
  water: collection(
    feature(
      z.strictObject({
        kind: z.enum(['river', 'island', 'basin', 'lake', 'canal', 'course']),
        name,
        tunnel: z.optional(z.boolean()),
      }),
      z.union([polygon, lineString]),
    ),
  ),
  parks: collection(
    feature(
      z.strictObject({
        kind: z.enum(['wood', 'park', 'garden', 'cemetery']),
        name,
        rank: z.optional(z.int().check(z.gte(1), z.lte(3))),
      }),
      polygon,
    ),
  ),
  /** The city's districts; `short` is written at `label`, one of `rank` 2 from nearer alone. */
  districts: collection(
    feature(
      z.strictObject({
        number: z.int(),
        name,
        short: z.string().check(z.minLength(1), z.maxLength(20)),
        label: position,
        rank: z.optional(z.int().check(z.gte(1), z.lte(2))),
      }),
      polygon,
    ),
  ),
  bridges: collection(feature(z.strictObject({ name, foot: z.optional(z.boolean()) }), lineString)),
  /** Streets for orientation, 0 a motorway, 1 a main avenue, 2 another. */
  avenues: collection(feature(z.strictObject({ name, rank: z.int().check(z.gte(0), z.lte(2)) }), lineString)),
} as const;

/** Files that a basemap's folder may hold besides. */
export const furtherFiles = {
  /** Walls that still stand round a city or a part of it, and borders of a state within it. */
  walls: collection(feature(z.strictObject({ kind: z.enum(['wall', 'border']), name }), lineString)),
  /** Hills that a city is told by, each where its name is written; `rank` 1 from afar, 2 from nearer. */
  hills: collection(
    feature(
      z.strictObject({ name, rank: z.int().check(z.gte(1), z.lte(2)) }),
      z.strictObject({ type: z.literal('Point'), coordinates: position }),
    ),
  ),
} as const;

export type BasemapFile = keyof typeof basemapFiles;
export type FurtherFile = keyof typeof furtherFiles;
/** A basemap as its folder holds it. */
export type BasemapSource = { readonly [F in BasemapFile]: z.infer<(typeof basemapFiles)[F]> } & {
  readonly [F in FurtherFile]?: z.infer<(typeof furtherFiles)[F]> | undefined;
} & {
  /** `streets.yaml`, where there is one: names that the map writes. */
  readonly streets?: StreetsSource | undefined;
};
