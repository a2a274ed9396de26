/** How long a change that the browser refused waits for its next try, in milliseconds: Safari takes a hundred in half a minute. */
const pause = 10_000;

const listeners = new Set<() => void>();
/** What the address would say, had the browser not refused to write it. */
let refused: { readonly instead: string; readonly query: string } | undefined;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The address without its fragment, which a press on a link to a section changes. */
const written = (): string => location.pathname + location.search;

/** The query of the page's address: '?show=free'; empty where there is none. */
export function addressQuery(): string {
  return refused?.instead === written() ? refused.query : location.search;
}

/**
 * Writes another query into the address, past the router, which would take the focus to the page's heading. The fragment stays, and
 * so does what is kept with the entry of the history.
 * @param changed makes it of the present one, so that what other parts of the page have written can stay
 */
export function changeAddressQuery(changed: (query: string) => string): void {
  const query = changed(addressQuery());
  if (query === addressQuery()) return;
  write(query);
  for (const listener of listeners) listener();
}

/** Tells of each change, and of each way back and forward. @returns what ends it */
export function onAddressQuery(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    if (listeners.size === 0) forget();
  };
}

function forget(): void {
  clearTimeout(nextTry);
  refused = undefined;
}

function write(query: string): void {
  forget();
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  } catch {
    refused = { instead: written(), query };
    nextTry = setTimeout(tryAgain, pause);
  }
}

function tryAgain(): void {
  if (refused?.instead === written()) write(refused.query);
  else forget();
}
