import type { AssistantPart } from '@odysseus/contract';

type EndReason = Extract<AssistantPart, { type: 'end' }>['reason'];

/** An answer that ends before it is complete; thrown through whatever writes it. `gone` when it is no longer the runner's. */
export class AnswerEnded extends Error {
  override readonly name = 'AnswerEnded';
  constructor(readonly reason: Exclude<EndReason, 'complete'> | 'gone') {
    super(`The answer ended: ${reason}`);
  }
}
