import styled from 'styled-components';

export const Frame = styled.div`
  padding: var(--space-4);
  border: 2px solid var(--color-danger);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
`;

export const Title = styled.p`
  margin: 0 0 var(--space-3);
  font-size: var(--text-l);
  font-weight: 650;
`;

export const Always = styled.p`
  margin: var(--space-3) 0 0;
  font-weight: 600;
`;

export const Perhaps = styled.details`
  margin-top: var(--space-3);
  border: 1px solid var(--color-danger);
  border-radius: var(--radius-m);

  & > summary {
    min-height: 2.75rem;
    padding: var(--space-3);
    color: var(--color-danger);
    font-weight: 600;
    cursor: pointer;
  }

  &[open] {
    padding: 0 var(--space-3) var(--space-3);
  }
`;
