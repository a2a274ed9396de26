import type { AssistantPart } from '@odysseus/contract';
import type { Queries } from '../database';
import { AnswerEnded } from './AnswerEnded';
import type { AnswerRun } from './AnswerRun';
import type { OpenMessage } from './messageStore';
import { addParts } from './partStore';

/** Writes an answer: a part is stored before anybody sees it, so that what was seen can always be read again. */
export class AnswerWriter {
  constructor(
    private readonly queries: Queries,
    private readonly message: OpenMessage,
    private readonly run: AnswerRun,
  ) {}

  /** @throws {AnswerEnded} `gone`, when somebody else ended or deleted the answer */
  write(parts: readonly AssistantPart[]): Promise<void> {
    return this.#add(parts, false);
  }

  /**
   * Writes the last parts, whose last is the end.
   * @param memory for the next question of the conversation
   * @throws {AnswerEnded} `gone`, when somebody else ended or deleted the answer
   */
  finish(parts: readonly AssistantPart[], memory?: unknown): Promise<void> {
    return this.#add(parts, true, memory);
  }

  async #add(parts: readonly AssistantPart[], ended: boolean, memory?: unknown): Promise<void> {
    const json = parts.map((part) => JSON.stringify(part));
    if (json.length === 0) return;
    if (!(await addParts(this.queries, this.message, { parts: json, ended, memory }))) throw new AnswerEnded('gone');
    this.run.publish(json, ended);
  }
}
