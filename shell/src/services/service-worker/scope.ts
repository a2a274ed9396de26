/** What a worker finds around it, as far as this one uses it. The compiler knows the page's surroundings only. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerMessage extends MessageEvent<unknown> {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}
