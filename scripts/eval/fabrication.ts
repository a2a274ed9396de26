import type { Answer, Fact } from '@odysseus/assistant';
import { dangerKinds, dangerLanguages, helpCopy, helpFor } from '@odysseus/danger';
import type { CorpusPlace, EvaluatedCity } from './evaluatedCity';
import { openingsOf, openingsText } from './openness';
import { partsOf, placesOf, saidBy } from './said';
import { landmarksOf, walksBetween } from './walkMinutes';

const dayMilliseconds = 86_400_000;
const isWord = (text: string) => /^\p{L}/u.test(text);
const fact = (text: string): Fact => ({ text, citation: { label: '', path: '/', field: '' } });

/** Every text and number in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Each fare once with whom the guide names and once with the ages that it holds for; and what something there usually costs. */
const amounts = ({ price, costs }: CorpusPlace) =>
  [
    ...(costs ? [`€${costs.from} to €${costs.to ?? costs.from}`] : []),
    ...price.flatMap(({ amount, who, ages }) => [
      `€${amount} ${who}`,
      ...(ages
        ? [
            `€${amount} for ages ${ages[0]} to ${ages[1]}`,
            `€${amount} under ${ages[1] + 1}`,
            `€${amount} from ${ages[0]}`,
            `€${amount} over ${ages[0] - 1}`,
          ]
        : []),
    ]),
  ].join('. ');

/** What the guide's content holds of one place, with all hours that it ever keeps. */
function factOf({ calendar, ...place }: CorpusPlace): Fact {
  const hours = (calendar?.patterns ?? []).map((openings) => openingsText(openings)).join('. ');
  return fact(`${textsIn(place).join('. ')}. ${amounts(place)}. ${hours}. ${place.visitMinutes} minutes`);
}

/** Every sentence of the guide's help in danger: they are said as they stand, or not at all. */
function helpSentences({ corpus: { help } }: EvaluatedCity): Set<string> {
  if (!help) return new Set();
  // An answer's sentences have plain blanks where a text keeps words together.
  return new Set(
    dangerLanguages.flatMap((language) => {
      const copy = helpCopy[language];
      return dangerKinds.flatMap((kind) => {
        const calls = [undefined, ...dangerKinds].map((also) => helpFor(kind, language, help.book, help.words, also));
        const [{ title, steps, sentence } = { title: '', steps: [], sentence: { local: '', say: '' } }] = calls;
        return [
          ...steps,
          ...calls.flatMap(({ call }) => [call, `${copy.perhaps(title)} ${call}`]),
          `${copy.sayOrShow}: “${sentence.local}” (${copy.pronounced}: ${sentence.say})`,
        ].map((text) => text.replace(/\s+/g, ' '));
      });
    }),
  );
}

/** What an answer works out rather than quotes, as its journey, plan and cards have it. */
function workedOut({ parts }: Answer): string {
  const journeys = partsOf(parts, 'journey').map(
    ({ journey: { minutes, transfers, legs } }) =>
      `${minutes} minutes, ${transfers} changes. ${legs.map((leg) => `line ${leg.line}, ${leg.stops ?? 0} stops, ${leg.minutes} minutes`).join('. ')}`,
  );
  const plans = partsOf(parts, 'plan').map(
    ({ plan: { days } }) =>
      `${days.length} days. ${days.map(({ date = '', stops }) => `${date} ${stops.length} stops, ${stops.length} places. ${stops.map(({ at, minutes }) => `${at}, ${minutes} minutes`).join('. ')}`).join('. ')}`,
  );
  return [...journeys, ...plans, `${placesOf({ parts, facts: [], memory: undefined }).shown.length} places`].join('. ');
}

/** Who asked what and when: what an answer may repeat. */
export interface Asked {
  readonly words: readonly string[];
  readonly ages: readonly number[];
  /** `YYYY-MM-DD HH:MM`, city time */
  readonly at: string;
}

/** What the verifier says of days and of what is closed then: those are worked out, and its citations bear them. */
const notAFigure = / on (?:day|month|date|rel):|^(?:day|month|date):|^closed with |^weekday of /;
const screenOf = (path: string) => path.split('#')[0] ?? '';
const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Finds sentences whose names or figures stand nowhere in the guide's content, whatever facts the engine gave with them. */
export class FabricationCheck {
  private readonly vocabulary: Fact;
  private readonly passages = new Map<string, Fact>();
  private readonly places = new Map<string, Fact>();
  private readonly network: Fact;
  private readonly landmarks: ReturnType<typeof landmarksOf>;
  private readonly passes: Fact;
  private readonly help: ReadonlySet<string>;

  constructor(private readonly city: EvaluatedCity) {
    const { corpus } = city;
    const all = textsIn([
      corpus.places,
      corpus.passages,
      corpus.passes,
      corpus.network?.stations,
      corpus.network?.lines,
      corpus.holidays,
      corpus.title,
      corpus.city,
    ]);
    // Names alone are looked for in it; figures and hours would only make the search slow.
    this.vocabulary = fact(
      all
        .join(' . ')
        .replace(/\d+/g, ' ')
        .replace(/\b(?:open|closed|off|shut)\b/gi, ' '),
    );
    for (const screen of new Set(corpus.passages.map(({ path }) => screenOf(path)))) {
      this.passages.set(
        screen,
        fact(textsIn(corpus.passages.filter(({ path }) => screenOf(path) === screen)).join('. ')),
      );
    }
    for (const [id, place] of city.places) this.places.set(id, factOf(place));
    this.help = helpSentences(city);
    this.landmarks = landmarksOf(city);
    this.network = fact(textsIn([corpus.network?.stations.map(({ name }) => name), corpus.network?.lines]).join('. '));
    this.passes = fact(
      textsIn(corpus.passes)
        .map((text) => (/^\d+(?:\.\d+)?$/.test(text) ? `€${text}` : text))
        .join('. '),
    );
  }

  /** @returns each invented sentence or card, with what in it is invented */
  of(answer: Answer, asked: Asked): string[] {
    const sentences = partsOf(answer.parts, 'sentence');
    const cards = partsOf(answer.parts, 'places').flatMap(({ places }) => places);
    const answered = [
      fact(workedOut(answer)),
      fact(`${asked.words.join('. ')}. ${asked.ages.join('. ')}. EEA`),
      this.moment(answer, asked),
    ];
    const onFoot = (text: string) => /\b(?:foot|walk)\b/i.test(text);
    const walks = sentences.some(({ text }) => onFoot(text)) ? [this.walks(answer, asked)] : [];
    const local = (id: string) => id.slice(id.indexOf('/') + 1);
    return [
      ...sentences.flatMap(({ text, citations }) =>
        this.invented(
          text,
          citations.map(({ place = '' }) => local(place)),
          citations.map(({ path }) => screenOf(path)),
          onFoot(text) ? [...answered, ...walks] : answered,
        ),
      ),
      ...cards.flatMap(({ id, line, hours = '', price = '' }) =>
        this.invented([line, hours, price].filter((text) => text !== '').join('. '), [local(id)], [], answered),
      ),
      ...cards
        .filter(({ id, name }) => this.city.places.get(local(id))?.name !== name)
        .map(({ id, name }) => `The card of ${id} is called ${name}.`),
    ];
  }

  private walks(answer: Answer, { words }: Asked): Fact {
    const minutes = walksBetween(this.named(answer), `${saidBy(answer)} ${words.join(' ')}`, this.landmarks);
    return fact(minutes.map((minute) => `${minute} minutes`).join('. '));
  }

  private named(answer: Answer): CorpusPlace[] {
    const { shown, planned, cited } = placesOf(answer);
    return [...new Set([...shown, ...planned, ...cited])].flatMap((id) => this.city.places.get(id) ?? []);
  }

  /** The days around a moment, the minutes until what an answer shows opens or closes, and the hours of a part of the day. */
  private moment(answer: Answer, { at, words }: Asked): Fact {
    const [date = '', time = ''] = at.split(' ');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const until = this.named(answer)
      .flatMap((place) => (openingsOf(place, date) ?? []).flat())
      .map((minute) => Math.abs(minute - hours * 60 - minutes));
    const days = Array.from({ length: 8 }, (_, index) =>
      new Date(Date.parse(date) + index * dayMilliseconds).toISOString().slice(0, 10),
    );
    const partOfDay = /evening|tonight|night|morning|afternoon/i.test(words.join(' '))
      ? Array.from({ length: 15 }, (_, index) => clockText((index + 9) * 60))
      : [];
    return fact(
      [...days, ...until.map((minute) => `${minute} minutes`), ...partOfDay, clockText(hours * 60 + minutes)].join(
        '. ',
      ),
    );
  }

  private invented(
    text: string,
    places: readonly string[],
    screens: readonly string[],
    answered: readonly Fact[],
  ): string[] {
    if (this.help.has(text) || this.city.assistant.verify(text, []).holds) return [];
    const { metroPath, passesPath } = this.city.corpus;
    const own = [
      ...answered,
      ...[...new Set(places)].flatMap((id) => this.places.get(id) ?? []),
      ...[...new Set(screens)].flatMap((screen) =>
        [
          this.passages.get(screen) ?? [],
          screen === metroPath ? this.network : [],
          screen === passesPath ? this.passes : [],
        ].flat(),
      ),
    ];
    const unfounded = this.city.assistant.verify(text, own).unfounded;
    const figures = unfounded.filter((each) => /\d/.test(each) && !notAFigure.test(each));
    const doubted = unfounded.some((each) => isWord(each) && /\p{Lu}/u.test(each));
    const names = doubted
      ? this.city.assistant
          .verify(text, [this.vocabulary, ...answered])
          .unfounded.filter((each) => isWord(each) && /\p{Lu}/u.test(each))
      : [];
    return names.length + figures.length === 0 ? [] : [`${text} [${[...names, ...figures].join('; ')}]`];
  }
}
