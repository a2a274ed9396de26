import { mostKnown } from './byText';

/** What a function of nothing but its input made of each input. */
class KnownResults {
  private readonly known = new Map<string, unknown>();
  private readonly asked = new Set<string>();

  /** @param most how many are kept; where all were once asked for, what is asked for now is another state of them */
  constructor(private readonly most = Infinity) {}

  get(input: string): unknown {
    const value = this.known.get(input);
    if (value !== undefined) this.asked.add(input);
    return value;
  }

  set(input: string, value: unknown): void {
    if (this.known.size >= this.most) {
      this.known.clear();
      this.asked.clear();
    }
    this.known.set(input, value);
    this.asked.add(input);
  }

  /** What this process has asked for; what nobody asks for any more is not handed on. */
  used(): [string, unknown][] {
    return [...this.known].filter(([input]) => this.asked.has(input));
  }

  /** What another process handed on; what is known here already stays. */
  add(results: readonly (readonly [string, unknown])[]): void {
    for (const [input, value] of results) if (!this.known.has(input)) this.known.set(input, value);
  }
}

/** What YAML texts hold, as JSON, by the text. */
export const knownTexts = new KnownResults(mostKnown);
/** What hours were worked out to be, by all that they follow from. */
export const knownHours = new KnownResults();

/** Results by which another process of the same code need not begin anew. */
export interface HandedOn {
  readonly texts: readonly (readonly [string, unknown])[];
  readonly hours: readonly (readonly [string, unknown])[];
}

/** What this process has read and worked out, for another one of the same code. */
export const handOn = (): HandedOn => ({ texts: knownTexts.used(), hours: knownHours.used() });

/** Takes what another process of the same code has handed on. */
export function takeOver({ texts, hours }: HandedOn): void {
  knownTexts.add(texts);
  knownHours.add(hours);
}
