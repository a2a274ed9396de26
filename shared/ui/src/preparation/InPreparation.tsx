import type { ReactNode } from 'react';
import { ScreenHeading } from '../heading/ScreenHeading';
import { Medallion } from '../medallion/Medallion';
import { Line, Preparation } from './InPreparation.styles';

interface InPreparationProps {
  /** Absent where the screen has one already. */
  readonly heading?: string;
  readonly icon: string;
  /** Where the visitor may go meanwhile. */
  readonly children?: ReactNode;
}

/** The one way in which a screen says that its content is still to come. `npm run status` counts the screens that show it. */
export function InPreparation({ heading, icon, children }: InPreparationProps) {
  return (
    <Preparation data-preparation="" data-answer="">
      <Medallion icon={icon} />
      {heading === undefined ? null : <ScreenHeading>{heading}</ScreenHeading>}
      <Line>This page is in preparation. We publish a page only when every fact on it has been checked.</Line>
      {children}
    </Preparation>
  );
}
