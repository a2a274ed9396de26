import { partKey, type Live } from '@odysseus/contract';
import { Icon } from '@odysseus/ui';
import { useIsAlive } from '../../services/page';
import { releaseCopy as copy } from './copy';
import { untilText } from './untilText';
import { Preview, Words } from './Release.styles';

/** Tells the holder of a signed address that the page shows an unreleased version. */
export function PreviewBanner({ preview }: { readonly preview: Live['preview'] }) {
  // Prerendered pages are made for everybody and know of no preview: it is shown as soon as the page lives.
  const alive = useIsAlive();
  if (!preview || !alive) return null;
  return (
    <Preview aria-label={copy.previewLabel}>
      <Icon name="info" size={18} />
      <Words>{copy.preview(partKey(preview.part), preview.version, untilText(preview.expires, new Date()))}</Words>
      <a href={preview.leave}>{copy.leave}</a>
    </Preview>
  );
}
