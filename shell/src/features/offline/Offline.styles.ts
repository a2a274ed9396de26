import { Icon } from '@odysseus/ui';
import styled from 'styled-components';

export const Place = styled.div`
  min-height: 1px;
  padding: 0 clamp(1rem, 4vw, 2.5rem) var(--space-6);

  @media (min-width: 1024px) {
    margin-left: 4rem;
  }
`;

export const Card = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
  max-width: 60rem;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: var(--text-s);
`;

export const CardIcon = styled(Icon)`
  flex: none;
  color: var(--color-accent);
`;

/** Looks as `Column` says. */
export const Status = styled.p``;

export const Column = styled.div`
  flex: 1 1 16rem;
  min-width: 0;

  p {
    margin: 0;
    color: var(--color-text-soft);
  }

  ${Status} {
    color: var(--color-text);
  }

  ${Status}:not(:empty) {
    margin-top: var(--space-2);
  }
`;

export const Title = styled.h2`
  margin: 0 0 var(--space-1);
  font-size: var(--text-m);
`;

export const Bar = styled.progress`
  display: block;
  width: 100%;
  max-width: 28rem;
  height: 0.625rem;
  margin-block: var(--space-2);
  accent-color: var(--color-accent);
`;

export const Amount = styled.p`
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* On a telephone the buttons stand below the words, not below the icon. */
  @media (max-width: 30rem) {
    padding-inline-start: calc(24px + var(--space-5));
  }
`;
