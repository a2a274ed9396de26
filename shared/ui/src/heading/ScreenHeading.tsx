import type { ReactNode } from 'react';
import { Heading } from './ScreenHeading.styles';

interface ScreenHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The one `h1` of a screen. After a navigation the shell moves the focus here. */
export function ScreenHeading({ children, className }: ScreenHeadingProps) {
  return (
    <Heading tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
