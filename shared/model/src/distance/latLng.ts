import * as z from 'zod/mini';

/** A point on earth (WGS84) in decimal degrees, latitude first: how content, screens and reckoning have it. */
export const coordinates = z
  .tuple([z.number().check(z.gte(-90), z.lte(90)), z.number().check(z.gte(-180), z.lte(180))])
  .brand<'LatLng'>();
export type LatLng = z.infer<typeof coordinates>;

/** A point on earth (WGS84) in decimal degrees, longitude first: how GeoJSON (RFC 7946) and what draws maps have it. */
export const position = z
  .tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-90), z.lte(90))])
  .brand<'LngLat'>();
export type LngLat = z.infer<typeof position>;
