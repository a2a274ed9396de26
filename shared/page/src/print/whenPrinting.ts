import { flushSync } from 'react-dom';

/**
 * Calls when the page goes on paper, and draws what it changes before the sheets are laid out: by the event, and by the medium for
 * browsers that turn that alone.
 * @returns ends it
 */
export function whenPrinting(change: () => void): () => void {
  const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined;
  const print = (): void => flushSync(change);
  const turned = ({ matches }: { readonly matches: boolean }): void => {
    if (matches) print();
  };
  addEventListener('beforeprint', print);
  paper?.addEventListener('change', turned);
  return () => {
    removeEventListener('beforeprint', print);
    paper?.removeEventListener('change', turned);
  };
}
