import type { CompiledPlace } from '@odysseus/model';
import { Link } from '@odysseus/runtime';
import { placeCopy } from '../logic/copy';
import { Related } from './RelatedPages.styles';

/** Places and screens of the guide that go with a place. */
export function RelatedPages({ related = [] }: Pick<CompiledPlace, 'related'>) {
  if (related.length === 0) return null;
  return (
    <Related>
      <span>{placeCopy.related}</span>{' '}
      {related.map(({ text, to }) => (
        <Link key={to} to={to}>
          {text}
        </Link>
      ))}
    </Related>
  );
}
