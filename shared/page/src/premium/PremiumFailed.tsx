import { Button, Notice } from '@odysseus/ui';
import type { PremiumState } from './usePremiumContent';

interface PremiumFailedProps {
  readonly failure: Extract<PremiumState<unknown>, { state: 'failed' }>;
  readonly tone: 'danger' | 'warning';
  readonly words: { readonly failed: string; readonly retry: string };
}

/** Says why premium content can't be had, and offers to try again. */
export function PremiumFailed({ failure, tone, words }: PremiumFailedProps) {
  return (
    <Notice tone={tone} role="alert" title={words.failed}>
      <p>{failure.message}</p>
      <Button kind="secondary" onClick={failure.retry}>
        {words.retry}
      </Button>
    </Notice>
  );
}
