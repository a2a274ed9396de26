import type { ContentEdit } from './EditedContentPlugin';

/** The server's end of a connection to an open page. */
export interface EditClient {
  readonly readyState: number;
  send(text: string, done: (error?: Error) => void): void;
}

/** What `readyState` is of a connection that takes messages. */
const open = 1;
/** Milliseconds after which nobody waits any longer for a page that takes nothing. */
const patience = 250;

/**
 * Sends an edit to open pages. A screen is larger than what a connection takes at once, and while webpack compiles nothing of the
 * rest goes out: it is to begin when this has ended.
 */
export async function giveEdit(clients: readonly EditClient[], edit: ContentEdit): Promise<void> {
  const text = JSON.stringify({ type: 'odysseus-edit', data: edit });
  const sent = clients
    .filter(({ readyState }) => readyState === open)
    // A page that has gone asks for all of it when it comes again.
    .map((client) => new Promise<void>((resolve) => client.send(text, () => resolve())));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([Promise.all(sent), late]);
  clearTimeout(timer);
}
