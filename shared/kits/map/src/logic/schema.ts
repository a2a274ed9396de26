import { coordinates, date, key, line, links, path } from '@odysseus/model';
import * as z from 'zod/mini';
import { walkSchema } from './walkSchema';

/** A map of every place of a city. Its places come from the city's files and from the screens that tell about them. */
export const mapScreenSchema = z.strictObject({
  kind: z.literal('map'),
  access: z.literal('public'),
  title: line(60),
  lead: line(240),
  /** When its text was last edited. */
  edited: date,
  introduction: z.array(line(900)).check(z.minLength(1)),
  /** How to use the map, a line each. */
  use: z.array(line(300)).check(z.minLength(2)),
  /** Folder of the basemap, from the screen's own file: water, parks, districts, bridges and avenues as GeoJSON. */
  basemap: z.string().check(z.regex(/^[\w./-]+$/, 'must be the path of a folder such as ../../map')),
  /** The metro's file, from the screen's own; none where the city has no metro. */
  network: z.optional(
    z.string().check(z.regex(/^[\w./-]+\.yaml$/, 'must be the path of a YAML file such as ../../metro/network.yaml')),
  ),
  /** Of the network's lines those that the map draws, by their ids; left out, all of them. */
  lines: z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  /** What is seen at first: south-west and north-east corner. */
  view: z.tuple([coordinates, coordinates]),
  /** The screens that tell about places, the first that names a place is linked. */
  screens: z.array(z.strictObject({ screen: key, path, name: line(40) })).check(z.minLength(1)),
  /**
   * Lists of other cities of the remote: their public places that lie in this city's districts are shown, too. So a city's map has
   * the pharmacies that its country's page of emergencies tells.
   */
  borrows: z.optional(z.array(z.strictObject({ city: key, screen: key, path, name: line(40) })).check(z.minLength(1))),
  /** Quarters in a sentence each, for whoever reads rather than looks. */
  areas: z.array(z.strictObject({ name: line(60), text: line(300) })).check(z.minLength(3)),
  /** Walks through quarters, drawn on the map and listed below it. */
  walks: z.optional(z.array(walkSchema).check(z.minLength(1))),
  /** Whose data is drawn, named on the map. */
  attribution: z
    .array(
      z.strictObject({ text: line(60), url: z.string().check(z.regex(/^https:\/\/\S+$/, 'must be an https address')) }),
    )
    .check(z.minLength(1)),
  links,
});
export type MapScreenContent = z.infer<typeof mapScreenSchema>;
