import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { dataFolder, projectFolder, storeFolder, type Part } from '@odysseus/build';
import { remoteConfiguration, runCompiler, shellConfiguration } from '@odysseus/build/compiler';
import { aliveMark } from '@odysseus/contract';
import { serveStore } from './bench/web/serveStore';
import { buildSite } from './buildSite';
import { siteParts } from './siteParts';
import { moduleName } from './weigh/moduleName';
import { sourceShares } from './weigh/sourceShares';
import { visitScripts, type FetchedScript } from './weigh/visitScripts';
import { budgets, reportFile, weightText, type ModuleWeight, type PageWeight } from './weigh/WeightReport';

/**
 * `npm run weigh`: writes down what a first visit fetches of JavaScript, by module. Which scripts that are, a browser says; what
 * is in them, source maps, for which each part is built once more beside the site.
 */
const mapped = new Map<string, Promise<string>>();

/** The folder of a build that has the same scripts as the site's, with a map beside each. */
function buildWithMaps(part: Part): Promise<string> {
  const known = mapped.get(part.key);
  if (known) return known;
  const build = async (): Promise<string> => {
    const outputFolder = join(dataFolder(), 'weigh', part.key);
    rmSync(outputFolder, { recursive: true, force: true });
    mkdirSync(outputFolder, { recursive: true });
    const options = { part, outputFolder, cacheFolder: join(dataFolder(), 'cache', 'weigh') };
    await runCompiler({
      ...(part.kind === 'shell' ? shellConfiguration(options) : remoteConfiguration(options)),
      // Without a word of it in the scripts.
      devtool: 'hidden-source-map',
    });
    return outputFolder;
  };
  const folder = build();
  mapped.set(part.key, folder);
  return folder;
}

async function modulesOf({ path, bytes }: FetchedScript): Promise<ModuleWeight[]> {
  const [, key] = /^\/parts\/([^/]+)\//.exec(path) ?? [];
  const part = siteParts().find((each) => each.key === key);
  if (!part) return [{ module: basename(path), bytes }];
  const folder = await buildWithMaps(part);
  const [name = ''] = basename(path).split('.');
  // A name is the digest of what is in the file; where a map changes that, the chunk is still the same.
  const file = readdirSync(folder).find((each) => each.endsWith('.js') && each.split('.')[0] === name);
  if (file === undefined) return [{ module: basename(path), bytes }];
  const script = readFileSync(join(folder, file), 'utf8');
  const shares = sourceShares(
    script,
    JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as { sources: string[]; mappings: string },
  );
  return [...shares].map(([source, characters]) => ({
    module: moduleName(source, relative(projectFolder, part.folder)),
    bytes: (bytes * characters) / script.length,
  }));
}

async function weighPage(origin: string, page: string): Promise<PageWeight> {
  const scripts = await visitScripts(origin + page, aliveMark);
  const early = scripts.filter((script) => script.early);
  const sum = (some: readonly { readonly bytes: number }[]): number => some.reduce((all, { bytes }) => all + bytes, 0);
  const modules = new Map<string, number>();
  for (const script of early)
    for (const { module, bytes } of await modulesOf(script)) modules.set(module, (modules.get(module) ?? 0) + bytes);
  for (const { path, bytes, early: isEarly } of scripts)
    console.log(
      `  ${page}  ${isEarly ? 'until it answers' : 'later           '}  ${String(bytes).padStart(7)}  ${path}`,
    );
  return {
    page,
    alive: sum(early),
    later: sum(scripts) - sum(early),
    modules: [...modules].map(([module, bytes]) => ({ module, bytes })),
  };
}

await buildSite((line) => console.log(line));
const served = await serveStore(storeFolder());
try {
  const pages: PageWeight[] = [];
  for (const page of Object.keys(budgets)) pages.push(await weighPage(served.origin, page));
  writeFileSync(join(projectFolder, reportFile), weightText(pages));
  console.log(`${reportFile} tells of ${pages.map(({ page, alive }) => `${page} ${Math.round(alive)} B`).join(', ')}.`);
  for (const { page, alive } of pages)
    if (alive > (budgets[page] ?? Infinity)) console.log(`${page} is over its budget of ${budgets[page] ?? 0} B.`);
} finally {
  await served.close();
}
