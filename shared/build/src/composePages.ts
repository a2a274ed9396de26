import { createHash } from 'node:crypto';
import { bootFor, notFoundFile, pageFile, pagesPrefix, type Release } from '@odysseus/contract';
import {
  integrityOf,
  pageDocument,
  pageSetsOf,
  type Digests,
  type PageSet,
  type SealedStore,
  type Store,
} from '@odysseus/release';
import { compressedCopies } from './compressFiles';
import { startRenderer, type Renderer, type Source } from './render/Renderer';
import { serverFiles } from './serverFiles';

/** Written last into a set of pages: pruning takes it first. */
const completeFile = 'complete.json';

/** Pages could not be made; the message names the part and the address. */
export class PrerenderError extends Error {
  override readonly name = 'PrerenderError';
}

/** Writes a file of a set of pages. */
type Write = (key: string, body: Buffer | string) => Promise<void>;

/**
 * Makes the prerendered pages of parts of a release, from what the store holds of their builds: no sources are needed.
 * @param parts `shell`, `paris`
 * @param files the builds; what it does not vouch for is not evaluated
 * @returns SHA-256 of each file as it was written, by key: what the store says of them later is nobody's word
 * @throws {PrerenderError} naming the part and the address that can't be rendered
 */
export async function composePages(
  store: Pick<Store, 'put'>,
  release: Release,
  parts: readonly string[],
  files: SealedStore,
): Promise<Digests> {
  const { frame } = release;
  const written: Record<string, string> = {};
  const write: Write = async (key, body) => {
    await store.put(key, body);
    written[key] = createHash('sha256').update(body).digest('hex');
  };
  if (frame)
    for (const set of pageSetsOf(release))
      if (parts.includes(set.part)) await composeSet(files, write, release, frame, set);
  return written;
}

async function composeSet(
  files: SealedStore,
  put: Write,
  release: Release,
  frame: string,
  { part, version, routes }: PageSet,
): Promise<void> {
  const prefix = pagesPrefix(frame, part, version);
  const write = (file: string, html: string): Promise<void> => put(prefix + file, html);
  const sheets = createSheets(put, prefix);
  // One process a part: what one brings can't touch another's pages.
  const renderer = startRenderer();
  try {
    await load(renderer, files, release, part, version);
    for (const route of routes) {
      const rendered = await renderer.page(route.path, bootFor(release, route.path)).catch((cause: unknown) => {
        throw new PrerenderError(
          `${part} ${version}: ${route.path} can't be prerendered: ${cause instanceof Error ? cause.message : String(cause)}. A screen must not touch the browser while it renders; move that into an effect.`,
          { cause },
        );
      });
      const sheet = rendered.styles?.rules ? await sheets.add(rendered.styles.rules) : undefined;
      await write(pageFile(route.path), pageDocument({ release, route, rendered, ...(sheet ? { sheet } : {}) }));
    }
  } finally {
    renderer.close();
  }
  if (part === 'shell') await write(notFoundFile, pageDocument({ release, route: undefined }));
  await write(completeFile, JSON.stringify({ pages: routes.length }));
}

/** Hands the shell's bundle to a renderer, and a remote's. The design system is shared where both were built with the same. */
async function load(
  renderer: Renderer,
  store: SealedStore,
  release: Release,
  part: string,
  version: string,
): Promise<void> {
  const { version: shellVersion } = release.shell;
  const tell = (bundle: string, cause: unknown): never => {
    throw new PrerenderError(
      `${bundle} can't be loaded to prerender pages: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  };
  const shell = await source(store, `server/shell/${shellVersion}/${serverFiles.shell}`);
  const { designVersion } = await renderer
    .shell(shell)
    .catch((cause: unknown) => tell(`The shell ${shellVersion}`, cause));
  if (part === 'shell') return;
  const folder = `server/${part}/${version}/`;
  const held = await store.list(folder);
  const shared = held.includes(folder + serverFiles.design(designVersion));
  const [other] = shared ? [] : held.filter((key) => key.startsWith(`${folder}design-`));
  const table = await source(store, folder + serverFiles.routes);
  try {
    if (other !== undefined) await renderer.design(await source(store, other));
    await renderer.table(table);
  } catch (cause) {
    tell(`${part} ${version}`, cause);
  }
}

async function source(store: SealedStore, key: string): Promise<Source> {
  const stored = await store.get(key);
  if (!stored) throw new PrerenderError(`${store.name} holds no ${key}. Build that part again, and publish it.`);
  return { name: key, text: stored.body.toString('utf8') };
}

interface Sheet {
  readonly url: string;
  readonly integrity: string;
}

/** Writes each style sheet of a set of pages once, under its digest, with compressed copies. Pages of one kind share one. */
function createSheets(put: Write, prefix: string): { add(rules: string): Promise<Sheet> } {
  const written = new Map<string, Promise<Sheet>>();
  const write = async (rules: string): Promise<Sheet> => {
    const body = Buffer.from(rules);
    const key = `${prefix}${createHash('sha256').update(body).digest('hex').slice(0, 20)}.css`;
    await put(key, body);
    for (const { ending, bytes } of await compressedCopies(body)) await put(key + ending, bytes);
    return { url: `/${key}`, integrity: integrityOf(body) };
  };
  return {
    add(rules) {
      const known = written.get(rules) ?? write(rules);
      written.set(rules, known);
      return known;
    },
  };
}
