import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { bootFor, notFoundFile, pageFile, pagesPrefix, type Boot, type Release } from '@odysseus/contract';
import { integrityOf, pageDocument, pageSetsOf, type PageSet, type RenderedScreen, type Store } from '@odysseus/release';
import { compressedCopies } from './compressFiles';
import { projectFolder } from './paths';
import { serverFiles } from './serverConfiguration';

/** What a shell's Node bundle offers (`shell/src/prerender.tsx`). */
interface ShellBundle {
  readonly libraries: Readonly<Record<string, unknown>>;
  readonly designVersion: string;
  prerender(request: { readonly path: string; readonly boot: Boot; readonly table?: unknown }): Promise<RenderedScreen>;
}

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
  const missing: PageSet[] = [];
  for (const set of sets) if (!(await store.has(pagesPrefix(frame, set.part, set.version) + completeFile))) missing.push(set);
  if (missing.length === 0) return;
  const shell = await loadShell(store, release.shell.version);
  for (const set of missing) await composeSet(store, release, frame, set, shell);
}

async function composeSet(store: Store, release: Release, frame: string, { part, version, routes }: PageSet, shell: ShellBundle): Promise<void> {
  const prefix = pagesPrefix(frame, part, version);
  const table = part === 'shell' ? undefined : await loadTable(store, part, version, shell);
  const write = (file: string, html: string): Promise<void> => store.put(prefix + file, html);
  const sheets = createSheets(store, prefix);
  for (const route of routes) {
    const rendered = await shell.prerender({ path: route.path, boot: bootFor(release, route.path), ...(table === undefined ? {} : { table }) }).catch((cause: unknown) => {
      throw new PrerenderError(`${part} ${version}: ${route.path} can't be prerendered: ${cause instanceof Error ? cause.message : String(cause)}. A screen must not touch the browser while it renders; move that into an effect.`, { cause });
    });
    const sheet = rendered.styles?.rules ? await sheets.add(rendered.styles.rules) : undefined;
    await write(pageFile(route.path), pageDocument({ release, route, rendered, ...(sheet ? { sheet } : {}) }));
  }
  if (part === 'shell') await write(notFoundFile, pageDocument({ release, route: undefined }));
  await write(completeFile, JSON.stringify({ pages: routes.length }));
}

async function loadShell(store: Store, version: string): Promise<ShellBundle> {
  const bundle = await evaluate(store, `server/shell/${version}/${serverFiles.shell}`, createRequire(join(projectFolder, 'package.json')));
  if (!isShellBundle(bundle)) throw new PrerenderError(`The shell ${version} has no bundle that can prerender. Build it again with npm run build.`);
  return bundle;
}

function isShellBundle(value: unknown): value is ShellBundle {
  return typeof value === 'object' && value !== null && 'prerender' in value && typeof value.prerender === 'function' && 'libraries' in value && 'designVersion' in value;
}

/** A remote's route table, with the shell's libraries. The design system is shared where both were built with the same. */
async function loadTable(store: Store, part: string, version: string, shell: ShellBundle): Promise<unknown> {
  const folder = `server/${part}/${version}/`;
  const fromShell = (name: string): unknown => {
    if (name in shell.libraries) return shell.libraries[name];
    throw new PrerenderError(`${part} ${version} asks for ${name} while it is prerendered, which the shell does not bring.`);
  };
  const shared = await store.has(folder + serverFiles.design(shell.designVersion));
  const [other] = shared ? [] : (await store.list(folder)).filter((key) => key.startsWith(`${folder}design-`));
  const own = other === undefined ? undefined : await evaluate(store, other, fromShell);
  return evaluate(store, folder + serverFiles.routes, (name) => (name === '@odysseus/ui' && own ? own : fromShell(name)));
}

async function evaluate(store: Store, key: string, require: (name: string) => unknown): Promise<unknown> {
  const stored = await store.get(key);
  if (!stored) throw new PrerenderError(`${store.name} holds no ${key}. Build that part again, and publish it.`);
  const module: { exports: unknown } = { exports: {} };
  const run = runInThisContext(`(function (exports, require, module) {${stored.body.toString('utf8')}\n})`, { filename: key }) as (exports: unknown, require: unknown, module: unknown) => void;
  run(module.exports, require, module);
  return module.exports;
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
