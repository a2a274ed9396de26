import { formatDate, type CivilDate } from '@odysseus/model';
import { pageCopy } from '../copy';
import { Confirm, Origins } from './Sources.styles';

interface SourcesProps {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly checkedOn?: CivilDate | undefined;
  readonly confirm?: boolean | undefined;
}

/** Where a fact comes from, and when it was checked. */
export function Sources({ sources, checkedOn, confirm = false }: SourcesProps) {
  return (
    <Origins>
      {checkedOn ? <span>{pageCopy.checked(formatDate(checkedOn))}</span> : null}
      {confirm ? <Confirm>{pageCopy.confirm}</Confirm> : null}
      {sources.map((source) => (
        <a key={source.url} href={source.url} rel="noopener external">
          {source.title}
        </a>
      ))}
    </Origins>
  );
}
