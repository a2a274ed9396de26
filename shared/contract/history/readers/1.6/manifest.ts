import * as z from 'zod/mini';
import { areaSchema, routeDataSchema } from './route';
import { integritySchema } from './release';

const fileSchema = z.object({ path: z.string(), integrity: integritySchema, bytes: z.int() });

const picturePathsSchema = z.object({
  avif: z.string(),
  webp: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});

/** `manifest.json` of a remote's versioned folder: everything that a release needs to know of the build. Paths are relative to the folder. */
export const remoteManifestSchema = z.object({
  schemaVersion: z.literal(1),
  kind: z.literal('remote'),
  name: z.string(),
  version: z.string(),
  contract: z.string(),
  guideContent: z.int(),
  container: z.string(),
  entry: z.object({ path: z.string(), integrity: integritySchema }),
  areas: z.array(areaSchema),
  card: z.optional(
    z.object({ title: z.string(), line: z.string(), path: z.string(), picture: z.optional(picturePathsSchema) }),
  ),
  routes: z.array(routeDataSchema),
  preload: z.record(z.string(), z.array(z.string())),
  /** Premium keys that the private part of the build holds. */
  premium: z.array(z.string()),
  files: z.array(fileSchema),
});
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;

/** `manifest.json` of the shell's versioned folder. */
export const shellManifestSchema = z.object({
  schemaVersion: z.literal(1),
  kind: z.literal('shell'),
  name: z.literal('@odysseus/shell'),
  version: z.string(),
  contract: z.string(),
  scripts: z.array(z.object({ path: z.string(), integrity: integritySchema })),
  /** Starts the scripts of a page that can be read without them. */
  starter: z.optional(z.object({ path: z.string(), integrity: integritySchema })),
  styles: z.array(z.object({ path: z.string(), integrity: integritySchema })),
  routes: z.array(routeDataSchema),
  serviceWorker: z.optional(z.object({ path: z.string(), integrity: integritySchema })),
  files: z.array(fileSchema),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;
