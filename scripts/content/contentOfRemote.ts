import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { compiledContent } from '@odysseus/build/content';
import type { CompiledContent } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import { cityFolder, type CityFolder } from './cityFolder';
import { remotesWithContent } from './remotesWithContent';

/**
 * A remote's content, or what is of one of its cities in it; undefined after having said on standard error what is wrong with it.
 * @param name folder of `remotes/`, or a city in one: `italy`, `rome`
 */
export function contentOfRemote(name: string): CompiledContent | undefined {
  const own = join(process.cwd(), 'remotes', name, 'content');
  const city = existsSync(own) ? undefined : cityFolder(process.cwd(), name);
  if (!city && !existsSync(own)) {
    console.error(
      `There is no remote ${name} with content, and no city of one. The remotes are: ${remotesWithContent(process.cwd()).join(', ')}.`,
    );
    return undefined;
  }
  try {
    return city ? ofCity(compiledContent(city.content), city) : compiledContent(own);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(
      `${name}: ${cause.problems.length} ${cause.problems.length === 1 ? 'problem' : 'problems'}\n${cause.message}`,
    );
    return undefined;
  }
}

/** Of a remote's content what stands in the folder of one of its cities. What is searched is the remote's. */
function ofCity(content: CompiledContent, { city, folder }: CityFolder): CompiledContent {
  const isOwn = (file: string) => file.startsWith(`${folder}${sep}`);
  const byFile = <Value>(values: ReadonlyMap<string, Value>) => new Map([...values].filter(([file]) => isOwn(file)));
  const byKey = <Value>(values: ReadonlyMap<string, Value>) =>
    new Map([...values].filter(([key]) => key.startsWith(`${city}/`)));
  return {
    ...content,
    cities: content.cities.filter(({ key }) => key === city),
    routes: content.routes.filter(({ file }) => isOwn(file)),
    publicScreens: byFile(content.publicScreens),
    pageScreens: byFile(content.pageScreens),
    premiumScreens: byKey(content.premiumScreens),
    corpora: byKey(content.corpora),
    liveSources: byKey(content.liveSources),
    samples: byKey(content.samples),
    places: byKey(content.places),
    facts: content.facts.filter(({ file }) => isOwn(file)),
    files: content.files.filter(isOwn),
  };
}
