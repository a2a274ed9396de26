import { listWords } from './listWords';
import { markBetween } from './markBetween';

/**
 * 'Louvre, Orsay and Panthéon': names as one list, of which nobody counts more things than there are. Beside a name that holds an
 * 'and', none stands between names; beside one that holds a comma, a stronger mark does.
 */
export function nameList(names: readonly string[]): string {
  const mark = markBetween(names);
  return mark === '; ' || names.some((name) => / and /.test(name)) ? names.join(mark) : listWords(names);
}
