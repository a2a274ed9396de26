import { pinBox, pinOutline } from '@odysseus/model';
import { mapLayer, type LayerKey } from '../logic/mapLayers';

/** A layer's pin, as a mark beside words. */
export function LayerBadge({
  layer,
  className,
}: {
  readonly layer: LayerKey;
  readonly className?: string | undefined;
}) {
  const { colour, glyph } = mapLayer(layer);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${pinBox.width} ${pinBox.height}`}
      width="17"
      height="22"
      aria-hidden="true"
    >
      <path d={pinOutline} fill={colour} stroke="#fff" strokeWidth="1.5" />
      <path d={glyph} fill="#fff" fillRule="evenodd" transform="translate(7.2 6.7) scale(.735)" />
    </svg>
  );
}
