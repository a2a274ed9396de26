import type { ReactNode } from 'react';
import { Fold, Words } from './PhoneFold.styles';
import { FoldSummary } from './FoldSummary';

interface PhoneFoldProps {
  /** What waits in it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /**
   * On a phone the whole entry is pressed, and its line is heard but not seen: for an entry that is `position: relative` and has
   * nothing else to press.
   */
  readonly whole?: boolean;
}

/**
 * Of an entry among many, what is read once it has been chosen: folded on a phone, open beside what is above it on a larger screen.
 * Without script: it comes with prerendered sections that have none.
 */
export function PhoneFold({ summary, children, whole = false }: PhoneFoldProps) {
  return (
    <Fold $whole={whole}>
      <FoldSummary>{whole ? <Words>{summary}</Words> : summary}</FoldSummary>
      {children}
    </Fold>
  );
}
