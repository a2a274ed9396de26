import { formatDate } from '../layout/formatDate';
import { overviewCopy } from '../overview/copy';
import { Confirm, Origins } from './Sources.styles';

interface SourcesProps {
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** `YYYY-MM-DD` */
  readonly checkedOn?: string | undefined;
  readonly confirm?: boolean | undefined;
}

/** Where a fact comes from, and when it was checked. */
export function Sources({ sources, checkedOn, confirm = false }: SourcesProps) {
  return (
    <Origins>
      {checkedOn ? <span>{overviewCopy.checked(formatDate(checkedOn))}</span> : null}
      {confirm ? <Confirm>{overviewCopy.confirm}</Confirm> : null}
      {sources.map((source) => (
        <a key={source.url} href={source.url} rel="noopener external">
          {source.title}
        </a>
      ))}
    </Origins>
  );
}
