import { depthOf, selectorsOf } from './selectorsOf';

/** Elements around the whole page. */
const root = /(^|\s)(html|body|:root|#root)\S*$/;
/** `> body > main > [data-sticky]`: a browser looks only so deep. */
const stepByStep = /^[>~+]\s*\S+(\s*[>~+]\s*\S+)*$/;

/**
 * Finds selectors that have a browser read or style far more than changes (docs/decisions/052): `:has()` of the page's root that looks
 * at any depth, and rules for the parts of what `:has([open])`.
 * @param text a sheet, or a module with styled components
 * @returns selectors as they are written, without line breaks
 */
export function costlyQuestions(text: string): string[] {
  const sheet = text.replace(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\$\{(\w+)\}/g, '.$1');
  return [...sheet.matchAll(/([^;{}`]*:has\([^;{}`]*)\{/g)]
    .flatMap(([, list = '']) => selectorsOf(list.trim().replace(/\s+/g, ' ')))
    .filter((selector) =>
      questionsOf(selector).some(
        ({ before, asked, after }) =>
          (root.test(before) && !asked.every((each) => stepByStep.test(each))) ||
          (asked.some((each) => each.includes('[open]')) && /^\S*\s/.test(after)),
      ),
    );
}

interface Question {
  readonly before: string;
  /** What `:has()` lists. */
  readonly asked: readonly string[];
  readonly after: string;
}

function questionsOf(selector: string): Question[] {
  return [...selector.matchAll(/:has\(/g)].map(({ index }) => {
    const from = index + ':has('.length;
    const length = Array.from(selector.slice(from)).findIndex(
      (letter, at, all) => letter === ')' && depthOf(all.slice(0, at).join('')) === 0,
    );
    return {
      before: selector.slice(0, index),
      asked: selectorsOf(selector.slice(from, from + length)),
      after: selector.slice(from + length + 1),
    };
  });
}
