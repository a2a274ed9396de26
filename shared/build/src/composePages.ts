import { createHash } from 'node:crypto';
import { bootFor, notFoundFile, pageFile, pagesPrefix, type Release } from '@odysseus/contract';
import { integrityOf, pageDocument, pageSetsOf, type PageSet, type Store } from '@odysseus/release';
import { compressedCopies } from './compressFiles';
import { startRenderer, type Renderer, type Source } from './render/Renderer';
import { serverFiles } from './serverConfiguration';

/** Written last into a set of pages: without it the set is not whole. */
const completeFile = 'complete.json';

/** Pages could not be made; the message names the part and the address. */
export class PrerenderError extends Error {
  override readonly name = 'PrerenderError';
}

/**
 * Makes the prerendered pages of parts of a release, from what the store holds of their builds: no sources are needed. Sets
 * that are there already are left alone.
 * @param parts `shell`, `paris`; every part where absent
 * @throws {PrerenderError} naming the part and the address that can't be rendered
 */
export async function composePages(store: Store, release: Release, parts?: readonly string[]): Promise<void> {
  const { frame } = release;
  if (!frame) return;
  const sets = pageSetsOf(release).filter(({ part }) => !parts || parts.includes(part));
  for (const set of sets) if (!(await store.has(pagesPrefix(frame, set.part, set.version) + completeFile))) await composeSet(store, release, frame, set);
}

async function composeSet(store: Store, release: Release, frame: string, { part, version, routes }: PageSet): Promise<void> {
  const prefix = pagesPrefix(frame, part, version);
  const write = (file: string, html: string): Promise<void> => store.put(prefix + file, html);
  const sheets = createSheets(store, prefix);
  // One process a part: what one brings can't touch another's pages.
  const renderer = startRenderer();
  try {
    await load(renderer, store, release, part, version);
    for (const route of routes) {
      const rendered = await renderer.page(route.path, bootFor(release, route.path)).catch((cause: unknown) => {
        throw new PrerenderError(`${part} ${version}: ${route.path} can't be prerendered: ${cause instanceof Error ? cause.message : String(cause)}. A screen must not touch the browser while it renders; move that into an effect.`, { cause });
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
async function load(renderer: Renderer, store: Store, release: Release, part: string, version: string): Promise<void> {
  const { version: shellVersion } = release.shell;
  const tell = (bundle: string, cause: unknown): never => {
    throw new PrerenderError(`${bundle} can't be loaded to prerender pages: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  };
  const shell = await source(store, `server/shell/${shellVersion}/${serverFiles.shell}`);
  const { designVersion } = await renderer.shell(shell).catch((cause: unknown) => tell(`The shell ${shellVersion}`, cause));
  if (part === 'shell') return;
  const folder = `server/${part}/${version}/`;
  const shared = await store.has(folder + serverFiles.design(designVersion));
  const [other] = shared ? [] : (await store.list(folder)).filter((key) => key.startsWith(`${folder}design-`));
  const table = await source(store, folder + serverFiles.routes);
  try {
    if (other !== undefined) await renderer.design(await source(store, other));
    await renderer.table(table);
  } catch (cause) {
    tell(`${part} ${version}`, cause);
  }
}

async function source(store: Store, key: string): Promise<Source> {
  const stored = await store.get(key);
  if (!stored) throw new PrerenderError(`${store.name} holds no ${key}. Build that part again, and publish it.`);
  return { name: key, text: stored.body.toString('utf8') };
}

interface Sheet {
  readonly url: string;
  readonly integrity: string;
}

/** Writes each style sheet of a set of pages once, under its digest, with compressed copies. Pages of one kind share one. */
function createSheets(store: Store, prefix: string): { add(rules: string): Promise<Sheet> } {
  const written = new Map<string, Promise<Sheet>>();
  const write = async (rules: string): Promise<Sheet> => {
    const body = Buffer.from(rules);
    const key = `${prefix}${createHash('sha256').update(body).digest('hex').slice(0, 20)}.css`;
    await store.put(key, body);
    for (const { ending, bytes } of await compressedCopies(body)) await store.put(key + ending, bytes);
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
