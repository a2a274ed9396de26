import { laterMark } from '@odysseus/ui/later';
import { useLocation } from '@odysseus/runtime';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Count, Folded, Told } from './Section.styles';

/** What is drawn no sooner than it is unfolded. */
export interface DrawnLate {
  /** Whether an address that ends with this fragment, as it is encoded, leads into it. */
  readonly holds: (fragment: string) => boolean;
  /** What stands there for readers without scripts. */
  readonly withoutScripts: ReactNode;
}

interface FoldedSectionProps {
  readonly id: string;
  /** Whether it stands below the first screen of any phone. */
  readonly below: boolean;
  readonly heading: ReactNode;
  readonly count: string | undefined;
  /** What waits in it, in a line. */
  readonly told?: string | undefined;
  readonly children: ReactNode;
}

interface FoldProps extends FoldedSectionProps {
  readonly details?: RefObject<HTMLDetailsElement | null>;
  readonly onOpen?: () => void;
}

/** A section that opens at a reader's wish. */
export function FoldedSection({ id, below, heading, count, told, details, onOpen, children }: FoldProps) {
  return (
    <Folded id={id} {...laterMark(below)} aria-labelledby={`${id}-title`}>
      <details ref={details} onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}>
        <summary>
          {heading}
          {count === undefined ? null : <Count>{count}</Count>}
          {told ? <Told>{told}</Told> : null}
        </summary>
        {children}
      </details>
    </Folded>
  );
}

/** The same of what is not in the page's HTML: it is drawn once it is unfolded, or an address leads into it. */
export function LateSection({ late, children, ...section }: FoldedSectionProps & { readonly late: DrawnLate }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const [wanted, setWanted] = useState(false);
  const ledInto = late.holds(hash.slice(1));
  useEffect(() => {
    // Unfolded while the page was not alive yet, or by whoever led here.
    if (ledInto || details.current?.open) setWanted(true);
  }, [ledInto]);
  return (
    <FoldedSection {...section} details={details} onOpen={() => setWanted(true)}>
      {wanted ? children : <noscript>{late.withoutScripts}</noscript>}
    </FoldedSection>
  );
}
