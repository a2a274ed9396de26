import type { Citation } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { assistantCopy } from '../copy';
import { longDate } from './longDate';
import classes from './AnswerSources.module.css';

/** Every source of an answer in words, for whoever wants to check. */
export function AnswerSources({ sources }: { readonly sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <details className={classes['sources']}>
      <summary>{assistantCopy.answer.sources(sources.length)}</summary>
      <ol>
        {sources.map(({ path, field, label, checkedOn }) => (
          <li key={`${path} ${field} ${label}`}>
            <Link to={path}>{label}</Link>
            {checkedOn === undefined ? null : <span className={classes['soft']}>, {assistantCopy.answer.checked(longDate(checkedOn))}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}
