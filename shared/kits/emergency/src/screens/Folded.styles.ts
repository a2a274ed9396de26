import { Icon } from '@odysseus/ui';
import styled from 'styled-components';

export const Sign = styled(Icon)`
  flex: none;
`;

export const Fold = styled.details`
  border-bottom: 1px solid var(--color-border);

  & > summary {
    display: flex;
    min-height: 3.5rem;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-2) 0;
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary h3 {
    min-width: 0;
    margin: 0;
  }

  & > summary:hover h3 {
    color: var(--color-accent);
  }

  &[open] > summary ${Sign} {
    rotate: 180deg;
  }
`;

export const Content = styled.div`
  padding: var(--space-2) 0 var(--space-6);
`;

export const Line = styled.p`
  max-width: var(--measure);
  color: var(--color-text-soft);
`;
