import type { Access } from '@odysseus/contract';
import { ButtonLink, Medallion } from '@odysseus/ui';
import { getAccessPath, signInPath } from './constants';
import { gateCopy } from './copy';
import { FailedCheck } from './FailedCheck';
import { Bullet, Card, Gives, GivesTitle, Heading, List, Message, Room, ScreenName } from './GateCard.styles';
import { usePremium } from './PremiumContext';

interface GateCardProps {
  readonly state: Exclude<Access['state'], 'loading' | 'active'>;
  readonly path: string;
  readonly text: string;
}

/** The closed gate: what is locked, why, and the way in. */
export function GateCard({ state, path, text }: GateCardProps) {
  const { wanted } = usePremium();
  const remember = () => wanted.remember({ path, text });
  return (
    <Room data-gate={state}>
      <Card data-answer="">
        <Medallion icon="lock" />
        <ScreenName>{text}</ScreenName>
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
        <Gives>
          <GivesTitle>{gateCopy.givesTitle}</GivesTitle>
          <List>
            {gateCopy.gives.map((line) => (
              <li key={line}>
                <Bullet name="sparkles" size={16} />
                <span>{line}</span>
              </li>
            ))}
          </List>
        </Gives>
      </Card>
    </Room>
  );
}
