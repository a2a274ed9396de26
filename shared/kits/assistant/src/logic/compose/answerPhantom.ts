import type { Guide } from '../guide';
import { nameWords } from '../understanding/nameWords';
import type { Ask } from '../understanding/resolve';
import { answerCopy } from './answerCopy';
import type { Handler } from './handler';
import { offerNearest } from './offerNearest';

/** Words with a capital that are no names of places. */
const ordinary =
  /^(I|I'm|I'd|I've|Is|Are|The|What|Where|When|How|Who|Which|Can|Do|Does|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|New|Year|Year's|Eve|Day|French|English|German|Spanish|Italian|American|British|Euro|EUR|EEA|EU|UK|US|USA|Metro|ATM|OK|Europe|Michelin|Impressionist|Impressionists|Art|Deco|Nouveau|Gothic|Please|Thanks|Hello|Hi|And|My|We|In|On|At|Uber|Eurostar|Wi-Fi|WiFi|SIM|GPS|AM|PM)$/;

/** Words that stand on their own, and within a name: 'Museum of Invisible Art'. */
const withinName = /^(Art|Deco|Nouveau|Gothic)$/;
/** A kind, and a name of its own after it. */
const namedKind = /\b(museum|palace|church|tower|garden|theatre|castle|house) of \S/i;

/** A name that no place of the guide bears: says so, and offers what comes nearest. */
export const answerPhantom: Handler = (ask) => {
  const name = phantomOf(ask);
  if (!name) return undefined;
  return offerNearest(
    ask,
    answerCopy.unknownPlace(name),
    ask.q.free.filter((word) => ask.guide.placeIndex.has(word)),
  );
};

/** A name that a question gives and no place of the guide bears. */
function phantomOf({ q, guide, places, named, meant }: Ask): string | undefined {
  if ((places.length > 0 && !meant) || named.some(({ is }) => is !== 'area')) return undefined;
  // Beside a quarter's name, only what is plainly a name of its own: 'Museum of Lost Umbrellas in the Marais'.
  if (named.length > 0) return capitalNames(q.raw, guide).find((name) => namedKind.test(name));
  const strange = (word: string): boolean =>
    !guide.placeIndex.has(word) && !guide.passageIndex.has(word) && /^[a-z]{4,}$/.test(word);
  const capital = capitalNames(q.raw, guide);
  // Of a name with capitals, one strange word is enough, or a kind of place in it: 'Museum of Broken Dreams'.
  const whole = capital.find(
    (name) =>
      name
        .toLowerCase()
        .split(/[\s’'-]+/)
        .some(strange) ||
      (name.includes(' ') &&
        /museum|café|cafe|restaurant|tower|palace|church|garden|park|bistro|brasserie|hotel|hôtel|bar|theatre|musée|rue|place|bridge|castle/i.test(
          name,
        )),
  );
  if (whole) return whole;
  const unknown = q.free.findIndex(
    (word, index) =>
      strange(word) &&
      [
        'the',
        'at',
        'to',
        'of',
        'cafe',
        'restaurant',
        ...nameWords[guide.local.language].kinds,
        'chez',
        'hotel',
        'called',
        'named',
        'is',
        'does',
        'in',
      ].includes(q.free[index - 1] ?? ''),
  );
  if (unknown < 0 || (q.fields.length === 0 && !q.says('tell me about', 'where is', 'get to', 'called')))
    return undefined;
  const tail = q.free.slice(unknown, unknown + 3);
  const end = tail.findIndex(
    (word, index) =>
      index > 0 &&
      !strange(word) &&
      !['museum', 'cafe', 'restaurant', 'tower', 'garden', 'park', 'church', 'gallery', 'bar', 'hotel'].includes(word),
  );
  return tail.slice(0, end < 0 ? tail.length : end).join(' ');
}

/** Runs of words with a capital, joined by small words between them. */
function capitalNames(raw: string, { local, ownNames }: Guide): string[] {
  const known = new Set([...ownNames, ...local.names]);
  const small = new Set(['the', 'of', 'and', ...nameWords[local.language].particles]);
  const words = raw.split(/\s+/).map((word) => word.replace(/^["“(«]+|[?!.,;:"”)»]+$|['’]s$/g, ''));
  const names: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    while (run.length > 0 && small.has((run.at(-1) ?? '').toLowerCase())) run.pop();
    if (run.length > 0) names.push(run.join(' '));
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const capital =
      /^\p{Lu}/u.test(word) &&
      !ordinary.test(word) &&
      !known.has(word) &&
      !(index === 0 && run.length === 0 && words.length > 3);
    if (capital || (run.length > 0 && (small.has(word.toLowerCase()) || withinName.test(word)))) run.push(word);
    else close();
  }
  close();
  return names;
}
