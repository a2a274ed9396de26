import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { corpusKey, corpusSchema, type Corpus } from '@odysseus/assistant';
import { compiledContent } from '@odysseus/build/content';

/**
 * What the assistant of a city knows, compiled from the city's content as its service reads it.
 * @param root folder that holds `remotes/`
 * @throws {Error} when no remote has such a city, its content is wrong, or it has no assistant
 */
export function corpusOfCity(city: string, root: string): Corpus {
  const remotes = join(root, 'remotes');
  const remote = readdirSync(remotes).find((name) =>
    existsSync(join(remotes, name, 'content', name === city ? '' : city, 'city.yaml')),
  );
  if (remote === undefined)
    throw new Error(`No remote has content of a city "${city}". Use the key of its city.yaml, such as paris.`);
  const corpus = compiledContent(join(remotes, remote, 'content')).corpora.get(corpusKey(city));
  if (!corpus) throw new Error(`"${city}" has no assistant: a screen of the kind "assistant" makes one.`);
  // What does not survive JSON is not known.
  return corpusSchema.parse(JSON.parse(JSON.stringify(corpus)));
}
