import { Spinner } from '@odysseus/ui';
import { lazyCode, useLazyCode } from '../../services/lazy';
import { LoadingFailed } from '../loading-failed';
import { notFoundWaitingCopy } from './notFoundWaitingCopy';

const notFound = lazyCode(() => import('./NotFound').then(({ NotFound }) => NotFound));

/** What stands at an address that leads nowhere; its code comes with the first of them. */
export function LazyNotFound({ path }: { readonly path: string }) {
  const { code: NotFound, failed, retry } = useLazyCode(notFound);
  if (NotFound) return <NotFound path={path} />;
  return failed ? <LoadingFailed screen={path} onRetry={retry} /> : <Spinner label={notFoundWaitingCopy} />;
}
