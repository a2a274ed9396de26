import type { ReactNode } from 'react';
import { Folded, Framed, Line } from './Section.styles';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly line?: string | undefined;
  /** Whether the section may stay without its layout until a reader comes near. */
  readonly deferred?: boolean;
  /** Whether it opens at a reader's wish: advice that stands beside what the screen is for. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, line, deferred = false, folded = false, children }: SectionProps) {
  const heading = <h2 id={`${id}-title`}>{title}</h2>;
  const words = line ? <Line>{line}</Line> : null;
  if (folded)
    return (
      <Folded id={id} aria-labelledby={`${id}-title`}>
        <details>
          <summary>{heading}</summary>
          {words}
          {children}
        </details>
      </Folded>
    );
  return (
    <Framed id={id} aria-labelledby={`${id}-title`} $deferred={deferred}>
      {heading}
      {words}
      {children}
    </Framed>
  );
}
