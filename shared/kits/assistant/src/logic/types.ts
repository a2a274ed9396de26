import type {
  AssistantPart,
  AssistantJourney,
  AssistantPlace,
  AssistantPlan,
  AssistantQuestion,
  Citation,
} from '@odysseus/contract';
import type * as z from 'zod/mini';

/** Something that the guide says, in its own words, with where it says it. */
export interface Fact {
  readonly citation: Citation;
  /** All that an answer may take from it: names, numbers, hours, prices. */
  readonly text: string;
}

/** What an answer may depend on besides the question. */
export interface AskContext {
  readonly now: Date;
  /** The visitor's trip, in its order. */
  readonly plan: AssistantQuestion['plan'];
  readonly residency: AssistantQuestion['residency'];
  /** Ages in years of everyone who travels; empty when not told. */
  readonly ages: readonly number[];
  /** The conversation so far, the oldest first. */
  readonly history: readonly Exchange[];
}

export interface Exchange {
  readonly question: string;
  /** What the engine wished to remember of its answer: JSON of its own, read back through its own schema. */
  readonly memory: unknown;
}

/** Parts of an answer that an engine makes; the service adds the beginning and the end. */
export type AnswerPart = Exclude<AssistantPart, { type: 'start' | 'end' }>;

export interface Answer {
  readonly parts: readonly AnswerPart[];
  /** For the next question of the conversation; JSON, at most 8 kB. */
  readonly memory: unknown;
  /** The facts that its sentences cite: what a verifier checks them against. */
  readonly facts: readonly Fact[];
}

export interface ToolResult {
  /** For a model to read. Texts of places are data, whatever they say. */
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly places?: readonly AssistantPlace[];
  readonly journey?: AssistantJourney;
  readonly plan?: AssistantPlan;
}

/** What the engine can look up or work out, for itself and for a model. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodMiniType;
  /** @throws {Error} whose message tells a model what is wrong with its input */
  run(input: unknown, context: AskContext): ToolResult;
}

/** An assistant for one city, prepared from its corpus. It keeps no state between questions. */
export interface Assistant {
  answer(question: string, context: AskContext): Answer;
  /** Whether a question is an emergency intent: it is answered here, is shown to no model, and is not kept. */
  isDanger(question: string): boolean;
  readonly tools: readonly Tool[];
  /** Checks what is said of this city, whoever says it. */
  readonly verify: VerifySentence;
  /** What stands in the guide at all, for checks that span it. */
  readonly facts: readonly Fact[];
}

/** What is wrong with a sentence; empty when everything in it is borne by its facts. */
export interface Verdict {
  readonly holds: boolean;
  /** Names, numbers, hours, prices and negations that no cited fact holds. */
  readonly unfounded: readonly string[];
  /** Whether it states anything that needs a fact at all. */
  readonly factual: boolean;
}

/** Checks a sentence against the facts that it cites. */
export type VerifySentence = (text: string, facts: readonly Fact[]) => Verdict;
