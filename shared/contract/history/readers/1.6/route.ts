import * as z from 'zod/mini';

/** Who sees a screen (specification, section 2). */
export const routeTypes = ['public', 'auth', 'premium', 'legal'] as const;
export type RouteType = (typeof routeTypes)[number];

/** An absolute path within the site, without query, fragment or trailing slash. */
const pathSchema = z
  .string()
  .check(z.regex(/^\/$|^(\/[A-Za-z0-9_-]+)+$/, 'must be an absolute path without a trailing slash'));
const keySchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'));

export const routeDataSchema = z.object({
  path: pathSchema,
  /** What the side menu says. */
  text: z.string().check(z.minLength(1), z.maxLength(40)),
  /** A name of the icon set (`@odysseus/ui`). */
  icon: keySchema,
  type: z.enum(routeTypes),
  /** The list of the side menu that holds the entry. */
  area: keySchema,
  nav: z.boolean(),
  /** Document title without the site's name; `text` where absent. */
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  description: z.optional(z.string().check(z.maxLength(200))),
  /** Other addresses that lead here; the query is kept. */
  aliases: z.optional(z.array(pathSchema)),
  /** The screen's content is still to come: it shows the shared 'in preparation' state. */
  preparation: z.optional(z.boolean()),
});

/** A route entry as data: what the shell knows of a screen before any code of its remote is loaded. */
export type RouteData = z.infer<typeof routeDataSchema>;

export const areaSchema = z.object({
  key: keySchema,
  text: z.string().check(z.minLength(1), z.maxLength(40)),
  icon: keySchema,
  /** Where the area's name leads. */
  path: pathSchema,
  /** The area that this one is listed in: Rome within Italy. */
  parent: z.optional(keySchema),
  /** Position among its siblings, ascending. */
  order: z.int(),
  /** Accent colour in light and in dark mode, `#rrggbb`. */
  accent: z.object({
    light: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    dark: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  }),
});

/** A list of the side menu. */
export type Area = z.infer<typeof areaSchema>;
