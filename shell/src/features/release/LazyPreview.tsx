import type { Live } from '@odysseus/contract';
import { lazyCode, useLazyCode } from '../../services/lazy';

const previewBanner = lazyCode(() => import('./PreviewBanner').then(({ PreviewBanner }) => PreviewBanner));

/** Tells the holder of a signed address, and nobody else, that the page shows an unreleased version. */
export function LazyPreview({ preview }: { readonly preview: Live['preview'] }) {
  const { code: PreviewBanner } = useLazyCode(previewBanner, preview !== undefined);
  return PreviewBanner ? <PreviewBanner preview={preview} /> : null;
}
