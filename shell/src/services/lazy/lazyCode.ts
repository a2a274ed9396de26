/** The shell's build, by the name under which its attempts are counted. */
const shellBuild = '@odysseus/shell';

/** Code that comes when it is wanted. */
export interface LazyCode<T> {
  /** The code, if it is there already. */
  peek(): T | undefined;
  /** Fetches it, or joins the fetch. After a failure it asks again, under another address. */
  load(): Promise<T>;
  /** Calls when it has come, whoever has asked for it. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** @param load a dynamic import, `() => import('./Panel').then((module) => module.Panel)` */
export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let come: { readonly code: T } | undefined;
  let pending: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  return {
    peek: () => come?.code,
    load() {
      pending ??= load().then(
        (code) => {
          come = { code };
          for (const listener of [...listeners]) listener();
          return code;
        },
        (cause: unknown) => {
          pending = undefined;
          const attempts = globalThis.odysseusAttempts ?? {};
          globalThis.odysseusAttempts = { ...attempts, [shellBuild]: (attempts[shellBuild] ?? 0) + 1 };
          throw cause;
        },
      );
      return pending;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
