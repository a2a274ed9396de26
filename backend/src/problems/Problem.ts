import type { Problem as ProblemBody } from '@odysseus/contract';

/** An answer that is not a success, thrown by whoever finds it out; the service sends it as the contract's problem body. */
export class Problem extends Error {
  override readonly name = 'Problem';
  /**
   * @param status HTTP status
   * @param code stable, for programs
   * @param message what is wrong, for people
   * @param next what to do about it
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly next?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get body(): ProblemBody {
    return {
      error: { code: this.code, message: this.message, ...(this.next === undefined ? {} : { next: this.next }) },
    };
  }
}
