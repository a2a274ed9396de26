import type { PictureFiles } from '@odysseus/ui';
import { useState } from 'react';
import { Instead, StillImage } from './StageFrame.styles';

interface StillsProps {
  readonly picture: PictureFiles | undefined;
  /** The picture's own name: another name is another picture. */
  readonly name: string;
  readonly alt: string;
}

/** The chapter's picture; a new one fades in over the one before. */
export function Stills({ picture, name, alt }: StillsProps) {
  const [pair, setPair] = useState<{ readonly now: StillsProps; readonly before?: StillsProps }>({
    now: { picture, name, alt },
  });
  // What was shown becomes what is faded over.
  if (pair.now.name !== name) setPair({ now: { picture, name, alt }, before: pair.now });
  return (
    <>
      {pair.before?.picture ? <Still key={pair.before.name} picture={pair.before.picture} alt="" /> : null}
      {picture ? (
        <Still key={name} picture={picture} alt={alt} fades={pair.before !== undefined} />
      ) : (
        <Instead>{alt}</Instead>
      )}
    </>
  );
}

function Still({
  picture,
  alt,
  fades = false,
}: {
  readonly picture: PictureFiles;
  readonly alt: string;
  readonly fades?: boolean;
}) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${picture.smallAvif} 800w, ${picture.avif} 1600w`}
        sizes="(min-width: 64rem) 60vw, 100vw"
      />
      <StillImage
        src={picture.webp}
        srcSet={`${picture.smallWebp} 800w, ${picture.webp} 1600w`}
        sizes="(min-width: 64rem) 60vw, 100vw"
        alt={alt}
        width={1600}
        height={900}
        data-fades={fades}
      />
    </picture>
  );
}
