interface DevelopmentHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  inject(renderer: unknown): number;
  onScheduleFiberRoot(): void;
  onCommitFiberRoot(): void;
  onCommitFiberUnmount(): void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: DevelopmentHook | undefined;
}

const renderers = new Map<number, unknown>();
const nothing = (): void => undefined;

/**
 * React announces itself once, to a hook that must be there before it. A remote's Fast Refresh arrives later and looks here
 * for the renderers, so that they must be kept. A browser's developer tools bring a hook that does so already.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    const id = renderers.size + 1;
    renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};

export {};
