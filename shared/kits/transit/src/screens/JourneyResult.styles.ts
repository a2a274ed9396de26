import { spokenOnly } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Answer = styled.div`
  min-width: 0;
`;

export const Spoken = styled.p`
  ${spokenOnly}
`;

const soft = css`
  color: var(--color-text-soft);
`;

export const Hint = styled.p`
  ${soft}
`;

export const SoftLine = styled.p`
  ${soft}
`;

export const SoftWords = styled.span`
  ${soft}
`;

export const Estimate = styled.p`
  ${soft}
  margin: var(--space-4) 0 0;
  font-size: var(--text-xs);
`;

export const Summary = styled.h3`
  margin-bottom: var(--space-4);
  font-size: var(--text-xl);
`;

export const Steps = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  & p {
    margin: 0;
  }
`;

export const Ride = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;
  gap: var(--space-2);
  margin-left: 0.6rem;
  padding-left: calc(var(--space-4) + 6px);
`;

export const End = styled.p`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    top: 0.35em;
    left: calc(-1 * var(--space-4) - 11px);
    width: 1rem;
    height: 1rem;
    border: 3px solid var(--color-text);
    border-radius: 50%;
    background: var(--color-surface);
  }
`;

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

export const Stops = styled.details`
  & summary {
    width: fit-content;
    padding: var(--space-1) 0;
    color: var(--color-accent);
    cursor: pointer;
  }

  & ol {
    margin: 0 0 var(--space-1);
    padding-left: 1.5rem;
    font-size: var(--text-s);
  }
`;

export const Change = styled.li`
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) 0 var(--space-3) 0.15rem;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  & svg {
    flex: none;
    color: var(--color-accent);
  }
`;

export const Note = styled.p`
  display: flex;
  gap: var(--space-2);
  margin: var(--space-4) 0 0;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-warning-soft);
  font-size: var(--text-s);

  & svg {
    flex: none;
    margin-top: 0.2rem;
    color: var(--color-warning);
  }
`;
