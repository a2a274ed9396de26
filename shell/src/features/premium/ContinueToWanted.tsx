import { ButtonLink, Icon } from '@odysseus/ui';
import { useState } from 'react';
import { continueAnyway, continueTo } from './copy';
import { usePremium } from './PremiumContext';
import { isSitePath } from './wantedScreen';

interface ContinueToWantedProps {
  /** The path that the payment remembered, for a tab that does not. */
  readonly returnTo?: string | null;
  /** A screen's name in the menu. */
  readonly nameOf?: ((path: string) => string | undefined) | undefined;
}

/** 'Continue to …': offers the screen that was wanted first (decision 10). Draws nothing when none was. */
export function ContinueToWanted({ returnTo, nameOf }: ContinueToWantedProps) {
  const premium = usePremium();
  const [remembered] = useState(() => premium.wanted.get());
  const path = remembered?.path ?? (returnTo && isSitePath(returnTo) ? returnTo : undefined);
  if (path === undefined) return null;
  const text = nameOf?.(path) ?? remembered?.text;
  return (
    <ButtonLink to={path}>
      {text === undefined ? continueAnyway : continueTo(text)}
      <Icon name="arrow-right" size={18} />
    </ButtonLink>
  );
}
