import type { ReactNode } from 'react';
import { Framed, Line } from './Section.styles';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string | undefined;
  /** Whether the section may stay without its layout until a reader comes near. */
  readonly deferred?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, line, deferred = false, children }: SectionProps) {
  return (
    <Framed id={id} aria-labelledby={`${id}-title`} $deferred={deferred}>
      <h2 id={`${id}-title`}>{title}</h2>
      {line ? <Line>{line}</Line> : null}
      {children}
    </Framed>
  );
}
