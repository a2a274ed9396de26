import { adviceText, type Currency } from '@odysseus/model';
import { linesByStation, type CompiledLine, preparePlanner, type Planner } from '@odysseus/transit';
import { cityCurrency } from './cityCurrency';
import { helpFacts } from './compose/helpFacts';
import { needWords } from './compose/needs';
import type { Corpus, CorpusPlace, Passage } from './corpus';
import type { Local } from './local';
import { passageFact, placeFact, fieldLabels, type PlaceField } from './tools/placeFacts';
import { stopWords, textIndex, type TextIndex } from './tools/textIndex';
import type { Fact } from './types';
import { kindsOfPlace } from './understanding/kindsOfPlace';
import { nameIndex, type NameIndex } from './understanding/nameIndex';
import { questionReader, type Reader } from './understanding/question';
import { questionWords } from './understanding/questionWords';
import { speller } from './understanding/speller';
import { wordsOf } from './understanding/words';

/** A city's corpus made ready for questions. */
export interface Guide {
  readonly corpus: Corpus;
  readonly city: Corpus['city'];
  readonly local: Local;
  /** What is paid with in the city; undefined where its guide tells no price. */
  readonly currency: Currency | undefined;
  /** Words of a question that say nothing of what it is about; the city's name is one. */
  readonly stopWords: ReadonlySet<string>;
  /** Names of the city as a whole: itself, its country, its people and their language. In English, as a text has them. */
  readonly ownNames: readonly string[];
  readonly places: ReadonlyMap<string, CorpusPlace>;
  readonly names: NameIndex;
  readonly reader: Reader;
  readonly placeIndex: TextIndex<CorpusPlace>;
  readonly passageIndex: TextIndex<Passage>;
  readonly planner: Planner | undefined;
  /** Lines that call at each station. */
  readonly lines: readonly (readonly CompiledLine[])[];
  /** Every fact of the corpus. */
  readonly facts: readonly Fact[];
  fact(place: CorpusPlace, field: PlaceField): Fact | undefined;
  /** 'the Louvre', 'Notre-Dame Cathedral': as the guide itself writes it. */
  the(place: CorpusPlace): string;
  /** Passages of one kind, in the order of the guide. */
  passagesOf(kind: Passage['kind']): readonly Passage[];
}

/** Indexes a corpus once, so that a question takes milliseconds. */
export function prepareGuide(corpus: Corpus): Guide {
  const { city, local } = corpus;
  const skipped = new Set([...stopWords, ...wordsOf(city.name)]);
  const names = nameIndex(corpus);
  const placeIndex = textIndex(
    corpus.places,
    (place) => ({
      title: `${place.name} ${place.localName ?? ''} ${place.tags.join(' ')} ${place.kind}`,
      text: placeText(place),
    }),
    skipped,
  );
  const passageIndex = textIndex(
    corpus.passages,
    ({ title, name = '', text }) => ({ title: `${title} ${name}`, text }),
    skipped,
  );
  const known = new Set([...placeIndex.words, ...passageIndex.words, ...skipped, ...needWords]);
  const wanted = new Map([
    ...names.words,
    ...[
      ...questionWords,
      local.language.toLowerCase(),
      ...local.passes,
      ...Object.values(kindsOfPlace).flatMap(({ words }) => words),
    ].map((word) => [word, 2.5] as const),
  ]);
  const article = articles(corpus);
  const byKind = new Map<Passage['kind'], Passage[]>();
  for (const passage of corpus.passages) byKind.set(passage.kind, [...(byKind.get(passage.kind) ?? []), passage]);
  const fact = (place: CorpusPlace, field: PlaceField): Fact | undefined => placeFact(city.key, place, field);
  return {
    corpus,
    city,
    local,
    currency: cityCurrency(corpus),
    stopWords: skipped,
    ownNames: [city.name, countryName(city.country), local.people, local.people.replace(/s$/, ''), local.language],
    names,
    placeIndex,
    passageIndex,
    fact,
    reader: questionReader(corpus, names, speller(known, wanted)),
    places: new Map(corpus.places.map((place) => [place.id, place])),
    planner: corpus.network && preparePlanner(corpus.network),
    lines: corpus.network ? linesByStation(corpus.network) : [],
    facts: [
      ...corpus.places.flatMap((place) =>
        (Object.keys(fieldLabels) as PlaceField[]).flatMap((field) => fact(place, field) ?? []),
      ),
      ...corpus.passages.map(passageFact),
      ...(corpus.help ? helpFacts(corpus.help) : []),
    ],
    the: (place) => `${article.has(place.id) ? 'the ' : ''}${place.name}`,
    passagesOf: (kind) => byKind.get(kind) ?? [],
  };
}

/** @param code ISO 3166, `FR` */
function countryName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code;
}

function placeText(place: CorpusPlace): string {
  const told = place.told.flatMap(({ entry, group, screen }) => [
    entry.why,
    group,
    screen,
    ...(entry.notes ?? []).map(({ label, text }) => `${label} ${text}`),
  ]);
  return [place.summary, place.body, place.area, ...place.tips.map(adviceText), ...told].join(' ');
}

/** Places that the guide writes with 'the' before their names. */
function articles({ places, passages }: Corpus): Set<string> {
  const all = [
    ...places.flatMap(({ body, tips, summary, told }) => [
      body,
      summary,
      ...tips.map(adviceText),
      ...told.map(({ entry }) => entry.why),
    ]),
    ...passages.map(({ text }) => text),
  ].join('\n');
  return new Set(
    places.flatMap(({ id, name }) =>
      !/[,:]|^The /.test(name) &&
      (all.includes(` the ${name}`) ||
        /(Museum|Tower|Garden|Library|Foundation|Memorial|Institute|Hall|Chapel)$/.test(name) ||
        /^(Museum|Church|Palace|City|Basilica) /.test(name))
        ? [id]
        : [],
    ),
  );
}
