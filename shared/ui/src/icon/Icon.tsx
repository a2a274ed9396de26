import { useEffect, useRef, useState } from 'react';
import { drawings } from './drawings';
import { frameDrawings } from './frameDrawings';
import { fetchDrawings, laterDrawings, type Drawings } from './laterDrawings';

interface IconProps {
  /** A name of the contract's icon set; an unknown one, from a newer remote, draws the pin. */
  readonly name: string;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon: whatever it means is also said in text beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const path = drawingOf(name);
  if (path === undefined) return <Undrawn name={name} size={size} className={className} />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** Data of an icon's path; where pages are rendered ahead all are there, in a browser those of the frame, and all once they have come. */
function drawingOf(name: string): string | undefined {
  const all: Drawings | undefined = globalThis.PRERENDERING ? drawings : laterDrawings();
  return own(frameDrawings, name) ?? (all && (own(all, name) ?? frameDrawings['map-pin']));
}

const own = (some: Drawings, name: string): string | undefined => (Object.hasOwn(some, name) ? some[name] : undefined);

/** What an icon draws on; empty for React, which leaves in it what the page came with. */
const nothing = { __html: '' };

/** An icon whose drawing is still to come. One that the page was rendered with stays as it is. */
function Undrawn({ name, size, className }: IconProps) {
  const element = useRef<SVGSVGElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (element.current?.firstChild) return undefined;
    let wanted = true;
    // Where they don't come, the word beside the icon says it all.
    fetchDrawings().then(
      () => wanted && setThere(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (isThere) return <Icon name={name} {...(size === undefined ? {} : { size })} className={className} />;
  return (
    <svg
      ref={element}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
