import type { Assistant } from '@odysseus/assistant';

/** The assistants that there are. */
export interface Assistants {
  /**
   * The assistant of a city, of the live release.
   * @returns undefined when the live release has none for it
   * @throws {Error} when it can't be read or prepared
   */
  of(city: string): Promise<Assistant | undefined>;
}
