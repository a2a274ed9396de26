import type { AnswerPart } from '@odysseus/assistant';
import type { Grounding } from './Grounding';
import { ModelError } from './ModelError';
import type { ModelLimits } from './modelLimits';
import { type CutSentence, SentenceCutter } from './SentenceCutter';

/**
 * Lets through what a model says as far as the guide bears it out. A sentence that cites nothing waits until one that does
 * has passed: a model that goes on to invent, or to ask another tool, has said nothing then.
 */
export class SentenceGate {
  #cutter = new SentenceCutter();
  readonly #said = new Set<string>();
  #waiting: AnswerPart[] = [];
  #characters = 0;
  #sentences = 0;
  #uncited = 0;
  #repetitions = 0;
  #cited = 0;
  #dropped = 0;

  constructor(
    private readonly grounding: Grounding,
    private readonly limits: ModelLimits,
  ) {}

  /**
   * @returns what may be shown now
   * @throws {ModelError} when it says too much, or always the same
   */
  feed(piece: string): AnswerPart[] {
    this.#characters += piece.length;
    if (this.#characters > this.limits.characters) throw new ModelError('It said more than it may');
    return this.#cutter.feed(piece).flatMap((cut) => this.#pass(cut));
  }

  /** Begins anew after tools were asked: what was said before that was about the asking. */
  turn(): AnswerPart[] {
    const rest = this.#cutter.end().flatMap((cut) => this.#pass(cut));
    this.#cutter = new SentenceCutter();
    this.#waiting = [];
    return rest;
  }

  /**
   * @returns what may be shown at the end
   * @throws {ModelError} when nothing that it said holds
   */
  end(): AnswerPart[] {
    const rest = this.#cutter.end().flatMap((cut) => this.#pass(cut));
    const last = [...rest, ...this.#waiting.splice(0)];
    if (this.#cited === 0 && (this.#dropped > 0 || last.length === 0))
      throw new ModelError('Nothing of what it said is borne out by the guide');
    return last;
  }

  #pass(cut: CutSentence): AnswerPart[] {
    this.#sentences += 1;
    if (this.#sentences > this.limits.sentences) throw new ModelError('It said more sentences than it may');
    const key = cut.text.toLowerCase();
    if (this.#said.has(key)) {
      this.#repetitions += 1;
      if (this.#repetitions > this.limits.repetitions) throw new ModelError('It repeats itself');
      return [];
    }
    this.#said.add(key);
    const sentence = this.grounding.sentence(cut);
    if (!sentence) {
      this.#dropped += 1;
      return [];
    }
    if (sentence.citations.length > 0) {
      this.#cited += 1;
      return [...this.#waiting.splice(0), sentence];
    }
    this.#uncited += 1;
    if (this.#uncited > this.limits.uncited) return [];
    if (this.#cited > 0) return [sentence];
    this.#waiting.push(sentence);
    return [];
  }
}
