import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const Unknown = styled.p`
  max-width: var(--measure);
`;

/** Lines in trouble, and planned works. */
export const Cards = styled.ul`
  ${fullRows('20rem')}
  gap: var(--space-3);
  margin: 0 0 var(--space-3);
  padding: 0;
  list-style: none;
`;

export const LineCard = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-warning);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  &[data-status='interrupted'] {
    border-color: var(--color-danger);
  }

  details {
    flex-basis: 100%;
    font-size: var(--text-s);
  }

  summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
`;

export const Lines = styled.div`
  &[data-stale='true'] {
    color: var(--color-text-soft);
  }

  &[data-stale='true'] ${LineCard} {
    border-color: var(--color-border-strong);
    background: none;
  }
`;

export const Look = styled.p`
  margin: var(--space-3) 0 0;
  font-size: var(--text-s);
`;
