import { selectorsOf } from './selectorsOf';

/** One declaration of a sheet, with the selector that it stands under; whether it holds on every screen doesn't matter. */
interface Rule {
  /** Empty for the component itself; `&:hover`, `&&`, `h2`. */
  readonly selector: string;
  readonly property: string;
}

/** What a component's nested rules set. @param css without comments */
export function rulesOfSheet(css: string): Rule[] {
  const around: string[] = [];
  return [...css.matchAll(/([^;{}]*)([;{}]|$)/g)].flatMap(([, text = '', end]) => {
    const words = text.trim();
    if (end === '{') {
      around.push(words.replace(/\s+/g, ' '));
      return [];
    }
    const property = /^([\w-]+)\s*:/.exec(words)?.[1];
    const rules = property === undefined ? [] : innermost(around).map((selector) => ({ selector, property }));
    if (end === '}') around.pop();
    return rules;
  });
}

/** Of `&:hover, h2` around `a` two: '&:hover a' and 'h2 a'. */
function innermost(around: readonly string[]): string[] {
  return around
    .filter((each) => !each.startsWith('@'))
    .map(selectorsOf)
    .reduce((outer, inner) => outer.flatMap((one) => inner.map((other) => `${one} ${other}`.trim())), ['']);
}
