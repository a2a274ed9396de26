import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const Crowds = styled.ul`
  ${fullRows('19rem')}
  gap: 0 var(--space-5);
  align-items: flex-start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border-bottom: 1px solid var(--color-border);

  summary {
    padding: var(--space-2) 0;
  }

  summary:hover h3 {
    color: var(--color-accent);
  }
`;

export const Name = styled.h3`
  margin: 0;
  font-family: var(--font-text);
  font-size: var(--text-m);
  font-weight: 600;
`;

export const Words = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);

  &[data-level='1'] {
    color: var(--color-success);
  }

  &[data-level='4'] {
    color: var(--color-danger);
  }
`;

export const Panel = styled.div`
  max-width: 22rem;
  padding-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  p {
    margin: 0 0 var(--space-2);
  }

  a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;
