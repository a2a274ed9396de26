import type { Access, ScreenProps } from '@odysseus/contract';
import { ButtonLink, Medallion, Notice } from '@odysseus/ui';
import { GoOn } from '@odysseus/ui/onward';
import type { ReactNode } from 'react';
import { useRelease } from '../../services/page';
import { getAccessPath, signInPath } from './constants';
import { gateCopy } from './copy';
import { FailedCheck } from './FailedCheck';
import { Card, Heading, Message, NotWritten, Room, ScreenName } from './GateCard.styles';
import { usePremium } from './PremiumContext';

interface GateCardProps {
  readonly state: Exclude<Access['state'], 'loading' | 'active'>;
  readonly path: string;
  readonly text: string;
  /** What access costs and holds, below the way in. */
  readonly offer: ReactNode;
  /** Where one goes on who does not go in. */
  readonly onward: ScreenProps | undefined;
}

/** The closed gate: what is locked, why, and the way in. */
export function GateCard({ state, path, text, offer, onward }: GateCardProps) {
  const { wanted } = usePremium();
  const { find } = useRelease();
  const remember = () => wanted.remember({ path, text });
  return (
    <Room data-gate={state}>
      <Card data-answer="">
        <Medallion icon="lock" />
        <ScreenName>{text}</ScreenName>
        {find(path)?.route.preparation ? (
          <NotWritten>
            <Notice>
              <p>{gateCopy.preparing}</p>
            </Notice>
          </NotWritten>
        ) : null}
        <Heading>{gateCopy.heading}</Heading>
        {state === 'signedOut' ? (
          <>
            <Message>{gateCopy.signedOut}</Message>
            <ButtonLink to={signInPath} onClick={remember}>
              {gateCopy.signIn}
            </ButtonLink>
          </>
        ) : null}
        {state === 'inactive' ? (
          <>
            <Message>{gateCopy.inactive}</Message>
            <ButtonLink to={getAccessPath} onClick={remember}>
              {gateCopy.getAccess}
            </ButtonLink>
          </>
        ) : null}
        {state === 'failed' ? <FailedCheck>{gateCopy.failed}</FailedCheck> : null}
        {offer}
      </Card>
      {onward ? <GoOn {...onward} /> : null}
    </Room>
  );
}
