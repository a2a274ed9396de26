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

/** Where pages are rendered ahead every drawing is there; in a browser those of the frame, and all once they have come. */
const present = (): Drawings | undefined => (globalThis.PRERENDERING ? drawings : laterDrawings());

/** A decorative icon: whatever it means is also said in text beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const shapes = own(frameDrawings, name);
  const all = present();
  const Drawing = all && !shapes ? (own(all, name) ?? all['map-pin']) : undefined;
  if (Drawing)
    return <Drawing size={size} className={className} aria-hidden="true" focusable="false" strokeWidth={1.75} />;
  if (!shapes) return <Undrawn name={name} size={size} className={className} />;
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
      dangerouslySetInnerHTML={shapes}
    />
  );
}

const own = <Each,>(some: Readonly<Partial<Record<string, Each>>>, name: string): Each | undefined =>
  Object.hasOwn(some, name) ? some[name] : undefined;

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
