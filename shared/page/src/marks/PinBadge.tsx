import { pinBox, pinFamilies, pinOutline, type FamilyKey } from '@odysseus/model';

/** A family's pin, as a mark beside words. */
export function PinBadge({
  family,
  className,
}: {
  readonly family: FamilyKey;
  readonly className?: string | undefined;
}) {
  const { colour, glyph } = pinFamilies.find(({ key }) => key === family) ?? pinFamilies[0];
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
