import type { ReactNode } from 'react';
import classes from './ScreenHeading.module.css';

interface ScreenHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The one `h1` of a screen. After a navigation the shell moves the focus here. */
export function ScreenHeading({ children, className }: ScreenHeadingProps) {
  return (
    <h1 tabIndex={-1} className={[classes['heading'], className].filter(Boolean).join(' ')}>
      {children}
    </h1>
  );
}
