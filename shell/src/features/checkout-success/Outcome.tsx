import { Medallion } from '@odysseus/ui';
import type { IconName } from '@odysseus/contract';
import type { ReactNode } from 'react';
import { Answer, Heading, Words } from './CheckoutSuccess.styles';

interface OutcomeProps {
  readonly icon: IconName;
  readonly tone: 'good' | 'waiting' | 'bad';
  readonly heading: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const toneOf = { good: 'success', waiting: 'accent', bad: 'danger' } as const;

/** One answer about a payment: what happened, and the next step below it. */
export function Outcome({ icon, tone, heading, text, children }: OutcomeProps) {
  return (
    <Answer data-tone={tone}>
      <Medallion icon={icon} tone={toneOf[tone]} />
      <Heading>{heading}</Heading>
      <Words role={tone === 'bad' ? 'alert' : 'status'}>{text}</Words>
      {children}
    </Answer>
  );
}
