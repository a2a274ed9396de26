import type { DangerKind, DangerLanguage } from '../kinds';

/** What a reader makes of a message. */
export interface Reading {
  /** `danger`: help alone. `perhaps`: the usual answer, and one line that opens help. */
  readonly outcome: 'danger' | 'perhaps' | 'none';
  /** What happened, most likely; absent where the outcome is none. */
  readonly kind?: DangerKind | undefined;
  /** What else it may well be: its first number stands beside the others. */
  readonly also?: DangerKind | undefined;
  /** Language of the message. */
  readonly language: DangerLanguage;
  /** `words` where the trained weights could not be had. */
  readonly by: 'trained' | 'words';
}

/** Reads messages for danger. It keeps nothing, and asks no network. */
export interface DangerReader {
  read(text: string): Reading;
}
