import { ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Room = styled.section`
  display: grid;
  /* From the top: what comes below the way in moves nothing that is about to be pressed. */
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  min-height: min(80dvh, 46rem);
  padding: var(--space-5) var(--space-4);
`;

export const Card = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  width: min(100%, 38rem);
  padding: var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  text-align: center;

  & > * {
    max-width: 100%;
  }

  @media (max-width: 30rem) {
    padding: var(--space-5) var(--space-4);
  }
`;

export const ScreenName = styled.p`
  margin-bottom: var(--space-1);
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 650;
`;

export const NotWritten = styled.div`
  margin-bottom: var(--space-4);
  text-align: start;
`;

export const Heading = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-3);
    /* However large letters are, its words stay whole. */
    font-size: min(var(--text-2xl), 11vw);
  }
`;

export const Message = styled.p`
  max-width: min(100%, 26rem);
  margin-bottom: var(--space-5);
  color: var(--color-text-soft);
  text-wrap: pretty;
`;

export const Failed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-4);
  width: 100%;
  text-align: start;
`;
