import { ScreenHeading } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { ShareButton } from '../share/ShareButton';
import { HeadingRow } from './SharedHeading.styles';

/** The heading of a screen, with the way to hand the page on at the end of its line. */
export function SharedHeading({ children }: { readonly children: ReactNode }) {
  return (
    <HeadingRow>
      <ScreenHeading>{children}</ScreenHeading>
      <ShareButton />
    </HeadingRow>
  );
}
