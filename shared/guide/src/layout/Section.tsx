import type { ReactNode } from 'react';
import classes from './Section.module.css';

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
    <section id={id} aria-labelledby={`${id}-title`} className={deferred ? `${classes['section']} ${classes['deferred']}` : classes['section']}>
      <h2 id={`${id}-title`}>{title}</h2>
      {line ? <p className={classes['line']}>{line}</p> : null}
      {children}
    </section>
  );
}
