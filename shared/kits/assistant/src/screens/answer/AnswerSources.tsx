import type { Citation } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { assistantCopy } from '../copy';
import { longDate } from './longDate';
import { Soft, Sources } from './AnswerSources.styles';

/** Every source of an answer in words, for whoever wants to check. */
export function AnswerSources({ sources }: { readonly sources: readonly Citation[] }) {
  if (sources.length === 0) return null;
  return (
    <Sources>
      <summary>{assistantCopy.answer.sources(sources.length)}</summary>
      <ol>
        {sources.map(({ path, field, label, checkedOn }) => (
          <li key={`${path} ${field} ${label}`}>
            <Link to={path}>{label}</Link>
            {checkedOn === undefined ? null : <Soft>, {assistantCopy.answer.read(longDate(checkedOn))}</Soft>}
          </li>
        ))}
      </ol>
    </Sources>
  );
}
