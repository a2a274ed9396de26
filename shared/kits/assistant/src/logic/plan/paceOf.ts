import type { Ask } from '../understanding/resolve';
import type { Pace } from './planDays';

/** How full a day should be, where a question says so. */
export function paceOf({ q }: Ask): Pace | undefined {
  if (
    q.has('slow', 'slower', 'relaxed', 'easy', 'lazy', 'gentle') ||
    q.says('less packed', 'fewer stops', 'take it easy', 'not too much', 'too much', 'less')
  )
    return 'slow';
  if (
    q.has('packed', 'faster', 'busy', 'intense') ||
    q.says('as much as possible', 'more stops', 'fit more', 'full day')
  )
    return 'full';
  return undefined;
}
