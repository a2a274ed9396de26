import type { ReactNode } from 'react';
import { Fold } from './PhoneFold.styles';
import { FoldSummary } from './FoldSummary';

interface PhoneFoldProps {
  /** What waits in it. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/**
 * Of an entry among many, what is read once it has been chosen: folded on a phone, open beside what is above it on a larger screen.
 * Without script: it comes with prerendered sections that have none.
 */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <Fold>
      <FoldSummary>{summary}</FoldSummary>
      {children}
    </Fold>
  );
}
