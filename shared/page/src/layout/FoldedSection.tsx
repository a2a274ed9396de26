import { useLocation } from '@odysseus/runtime';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Count, Folded } from './Section.styles';

/** What is drawn no sooner than it is unfolded. */
export interface DrawnLate {
  /** Whether an address that ends with this fragment, as it is encoded, leads into it. */
  readonly holds: (fragment: string) => boolean;
  /** What stands there for readers without scripts. */
  readonly withoutScripts: ReactNode;
}

interface FoldedSectionProps {
  readonly id: string;
  readonly heading: ReactNode;
  readonly count: string | undefined;
  readonly late: DrawnLate | undefined;
  readonly children: ReactNode;
}

/** A section that opens at a reader's wish. */
export function FoldedSection({ id, heading, count, late, children }: FoldedSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const [wanted, setWanted] = useState(late === undefined);
  const ledInto = late?.holds(hash.slice(1)) ?? false;
  useEffect(() => {
    // Unfolded while the page was not alive yet, or by whoever led here.
    if (ledInto || details.current?.open) setWanted(true);
  }, [ledInto]);
  return (
    <Folded id={id} aria-labelledby={`${id}-title`}>
      <details ref={details} onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
        <summary>
          {heading}
          {count === undefined ? null : <Count>{count}</Count>}
        </summary>
        {wanted ? children : <noscript>{late?.withoutScripts}</noscript>}
      </details>
    </Folded>
  );
}
