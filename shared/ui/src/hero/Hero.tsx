import type { ReactNode } from 'react';
import { Caption, Drawing, Figure, Lead, Opening, Title, Words } from './Hero.styles';

/** Addresses of one illustration in two sizes and two formats: 1600×900 and 800×450. */
export interface PictureFiles {
  readonly avif: string;
  readonly webp: string;
  readonly smallAvif: string;
  readonly smallWebp: string;
}

/** On a small phone of twice the density, 800 pixels are a hair less than the width, and a third of the bytes of the next size. */
const sizes = '(max-width: 26rem) 96vw, 100vw';

interface HeroProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureFiles;
  readonly alt: string;
  readonly caption: string;
  /** Where the words lie on a wide screen: over the lower part of the picture, or over its sky. */
  readonly words?: 'low' | 'high';
  readonly children?: ReactNode;
}

/** The screen's opening: its illustration, with title and lead in the calm part of it. */
export function Hero({ title, lead, picture, alt, caption, words = 'low', children }: HeroProps) {
  return (
    <Opening $high={words === 'high'}>
      <Figure>
        <picture>
          <source type="image/avif" srcSet={`${picture.smallAvif} 800w, ${picture.avif} 1600w`} sizes={sizes} />
          <Drawing
            src={picture.webp}
            srcSet={`${picture.smallWebp} 800w, ${picture.webp} 1600w`}
            sizes={sizes}
            alt={alt}
            width={1600}
            height={900}
            fetchPriority="high"
            // Painted with the words around it, not a frame after them.
            decoding="sync"
          />
        </picture>
        <Caption>{caption}</Caption>
      </Figure>
      <Words>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        {children}
      </Words>
    </Opening>
  );
}
