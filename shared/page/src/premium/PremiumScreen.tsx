import type { ScreenProps } from '@odysseus/contract';
import { ScreenHeading, Spinner } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { PremiumFailed } from './PremiumFailed';
import { Failed } from './PremiumScreen.styles';
import { usePremiumContent } from './usePremiumContent';

interface PremiumScreenProps<T> {
  readonly route: ScreenProps['route'];
  /** City and screen, `paris/hidden-gems`. */
  readonly premiumKey: string;
  /** Throws where the content has another shape. Must not change. */
  readonly parse: (value: unknown) => T;
  readonly words: { readonly loading: string; readonly failed: string; readonly retry: string };
  readonly children: (content: T) => ReactNode;
}

/** A screen whose content comes from the backend, for holders of Expert Access: waits for it, and tells when it can't be had. */
export function PremiumScreen<T>({ route, premiumKey, parse, words, children }: PremiumScreenProps<T>) {
  const result = usePremiumContent(premiumKey, parse);
  if (result.state === 'ready') return children(result.content);
  if (result.state === 'loading') return <Spinner label={words.loading} />;
  return (
    <Failed>
      <ScreenHeading>{route.title ?? route.text}</ScreenHeading>
      <PremiumFailed failure={result} tone="danger" words={words} />
    </Failed>
  );
}
