/** The screen that a page came with, for as long as its code has not come. */
export interface PrerenderedScreen {
  keep(path: string, main: Element | null): void;
  /** Its HTML, if the page came with the screen of this address. */
  htmlFor(path: string): string | undefined;
}

/** A page that could be read must stay so while its code is late, or does not come at all. */
export function createPrerenderedScreen(): PrerenderedScreen {
  let kept: { readonly path: string; readonly html: string } | undefined;
  return {
    keep(path, main) {
      const html = main?.innerHTML ?? '';
      kept = html === '' ? undefined : { path, html };
    },
    htmlFor: (path) => (kept?.path === path ? kept.html : undefined),
  };
}
