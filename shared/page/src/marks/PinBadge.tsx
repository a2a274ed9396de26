import { pinBox, pinOutline } from '@odysseus/model';

interface PinBadgeProps {
  /** What a family of places, or a layer of the map, wears. */
  readonly pin: {
    readonly colour: string;
    /** Drawn white on the pin, in a box of 24 by 24. */
    readonly glyph: string;
  };
  readonly className?: string | undefined;
}

/** A pin of the map, as a mark beside words. */
export function PinBadge({ pin, className }: PinBadgeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${pinBox.width} ${pinBox.height}`}
      width="17"
      height="22"
      aria-hidden="true"
    >
      <path d={pinOutline} fill={pin.colour} stroke="#fff" strokeWidth="1.5" />
      <path d={pin.glyph} fill="#fff" fillRule="evenodd" transform="translate(7.2 6.7) scale(.735)" />
    </svg>
  );
}
