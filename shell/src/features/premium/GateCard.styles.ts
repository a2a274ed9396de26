import { Icon, ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Room = styled.section`
  display: grid;
  place-items: center;
  min-height: min(80dvh, 46rem);
  padding: var(--space-5) var(--space-4);
`;

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: min(100%, 34rem);
  padding: var(--space-7) var(--space-6) var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  text-align: center;

  @media (max-width: 30rem) {
    padding: var(--space-6) var(--space-4) var(--space-5);
  }
`;

export const ScreenName = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 650;
`;

export const Heading = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-3);
    font-size: var(--text-2xl);
  }
`;

export const Message = styled.p`
  max-width: 26rem;
  margin-bottom: var(--space-5);
  color: var(--color-text-soft);
  text-wrap: pretty;
`;

export const Failed = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  width: 100%;
  text-align: start;
`;

export const Gives = styled.div`
  width: 100%;
  margin-top: var(--space-6);
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);
  text-align: start;
`;

export const GivesTitle = styled.p`
  margin-bottom: var(--space-2);
  font-weight: 650;
`;

export const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-soft);

  li {
    display: flex;
    gap: var(--space-3);
  }
`;

export const Bullet = styled(Icon)`
  flex: none;
  margin-top: 0.25em;
  color: var(--color-accent);
`;
