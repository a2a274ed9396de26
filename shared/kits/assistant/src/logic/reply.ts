import type { AssistantJourney, AssistantPlace, AssistantPlan, Citation } from '@odysseus/contract';
import type { Answer, AnswerPart, Fact } from './types';
import type { Memory } from './understanding/memory';

type Join = 'same' | 'paragraph' | 'item';

/** Places that one answer shows at most, and chips after it. */
const most = { places: 8, chips: 4, remembered: 60 } as const;

/** An answer while it is put together. */
export class Reply {
  readonly #sentences: AnswerPart[] = [];
  readonly #texts = new Set<string>();
  readonly #facts = new Map<string, Fact>();
  #places: AssistantPlace[] = [];
  #journey: AssistantJourney | undefined;
  #plan: AssistantPlan | undefined;
  #chips: { text: string; question: string }[] = [];
  #memory: Partial<Memory> = {};

  /** Adds a sentence with what bears it; one that was said already is left out. */
  say(text: string, facts: readonly (Fact | undefined)[] = [], join: Join = 'same'): this {
    const bearing = facts.filter((fact) => fact !== undefined);
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean === '' || this.#texts.has(clean)) return this;
    this.#texts.add(clean);
    for (const fact of bearing) this.#keep(fact);
    const citations = new Map(bearing.map(({ citation }) => [keyOf(citation), citation]));
    this.#sentences.push({
      type: 'sentence',
      text: clean,
      join: this.#sentences.length === 0 ? 'paragraph' : join,
      citations: [...citations.values()],
    });
    return this;
  }

  places(places: readonly AssistantPlace[]): this {
    this.#places = [
      ...this.#places,
      ...places.filter(({ id }) => !this.#places.some((known) => known.id === id)),
    ].slice(0, most.places);
    return this;
  }

  journey(journey: AssistantJourney): this {
    this.#journey = journey;
    return this;
  }

  plan(plan: AssistantPlan): this {
    this.#plan = plan;
    return this;
  }

  /** @param chips words on the button, and the question where it is longer than they are */
  chips(...chips: (readonly [string, string?] | undefined | false)[]): this {
    for (const chip of chips)
      if (chip && !this.#chips.some(({ text }) => text === chip[0]))
        this.#chips.push({ text: chip[0], question: chip[1] ?? chip[0] });
    return this;
  }

  remember(memory: Partial<Memory>): this {
    this.#memory = { ...this.#memory, ...memory };
    return this;
  }

  get empty(): boolean {
    return this.#sentences.length === 0;
  }

  /** @param before what is kept of the exchange before where this answer said nothing of it */
  answer(before: Memory | undefined): Answer {
    const parts: AnswerPart[] = [...this.#sentences];
    if (this.#places.length > 0) parts.push({ type: 'places', places: this.#places });
    if (this.#journey) parts.push({ type: 'journey', journey: this.#journey });
    if (this.#plan) parts.push({ type: 'plan', plan: this.#plan });
    if (this.#chips.length > 0) parts.push({ type: 'chips', chips: this.#chips.slice(0, most.chips) });
    return { parts, facts: [...this.#facts.values()], memory: this.#remembered(before) };
  }

  /** An answer that is about nothing new, such as thanks, leaves what was talked of as it was. */
  #remembered(before: Memory | undefined): Memory {
    const kept = before ?? { intent: 'none', focus: [], listed: [], shown: [], fields: [] };
    const memory = { ...kept, ...this.#memory };
    return { ...memory, shown: memory.shown.slice(-most.remembered) };
  }

  #keep(fact: Fact): void {
    const key = keyOf(fact.citation);
    const known = this.#facts.get(key);
    if (known === undefined) this.#facts.set(key, fact);
    else if (!known.text.includes(fact.text))
      this.#facts.set(key, {
        citation: known.citation,
        text: fact.text.startsWith(known.text) ? fact.text : `${known.text} ${fact.text}`,
      });
  }
}

function keyOf({ place, path, field, label }: Citation): string {
  return `${place ?? ''} ${path} ${field} ${label}`;
}
