import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assistantScreenSchema, prepareAssistant, type Corpus } from '@odysseus/assistant';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { corpusOfCity } from './corpusOfCity';

const root = join(__dirname, '..');
const sampleOf = z.object({ sample: assistantScreenSchema.shape.sample });
const samples = readdirSync(join(root, 'remotes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/content\/.*screens\/[^/]+\.yaml$/.test(file))
  .flatMap((file) => {
    const found = sampleOf.safeParse(parse(readFileSync(join(root, 'remotes', file), 'utf8')));
    const city = /([^/]+)(?:\/content)?\/screens\//.exec(file)?.[1];
    return found.data?.sample && city ? [{ city, file, sample: found.data.sample }] : [];
  });

const isPublic = ({ path }: { readonly path: string }) => !path.startsWith('/app/');

/** What an assistant would know that has read nothing but what everybody may read. */
function publicPart(corpus: Corpus): Corpus {
  return {
    ...corpus,
    places: corpus.places.filter(isPublic).map((place) => ({ ...place, told: place.told.filter(isPublic) })),
    passages: corpus.passages.filter(isPublic),
  };
}

test('some gate shows an answer', () => expect(samples.length).toBeGreaterThan(0));

test.each(samples)('the assistant of $city answers as its gate shows, from public pages alone', ({ city, sample }) => {
  const { parts } = prepareAssistant(publicPart(corpusOfCity(city, root))).answer(sample.question, {
    now: new Date(sample.at),
    plan: [],
    residency: 'elsewhere',
    ages: [],
    history: [],
  });
  // Where this differs, what the guide knows has changed: ask anew, and write the answer into the screen's file.
  expect(parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []))).toEqual(sample.answer);
});
