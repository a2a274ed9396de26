/** What a model may take, of time and of everything else. Whatever goes beyond it is a failure of the model. */
export interface ModelLimits {
  /** Milliseconds until its first byte, and between any two. */
  readonly silence: number;
  /** Milliseconds of all its rounds together. */
  readonly whole: number;
  /** Requests of one answer: each may call tools, the last may not. */
  readonly rounds: number;
  readonly toolCalls: number;
  /** How often the same tool may be asked the same. */
  readonly sameToolCall: number;
  /** Characters of a tool call's arguments. */
  readonly argumentLength: number;
  /** Bytes of all streams of one answer. */
  readonly bytes: number;
  /** Characters of what it says. */
  readonly characters: number;
  readonly sentences: number;
  /** Sentences that say nothing of the guide: a greeting, a question back. */
  readonly uncited: number;
  /** How often it may say what it has said. */
  readonly repetitions: number;
}

export const modelLimits: ModelLimits = {
  silence: 8_000,
  whole: 60_000,
  rounds: 6,
  toolCalls: 16,
  sameToolCall: 2,
  argumentLength: 4_000,
  bytes: 2 * 1024 * 1024,
  characters: 16_000,
  sentences: 40,
  uncited: 4,
  repetitions: 3,
};
