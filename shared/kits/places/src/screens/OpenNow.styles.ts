import styled from 'styled-components';

export const State = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 1lh;
  margin: 0;
  font-size: var(--text-xs);
  font-weight: 600;

  &::before {
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: currentcolor;
    content: '';
  }

  &[data-state='pending']::before {
    visibility: hidden;
  }

  /* Nothing will be said here. */
  @media (scripting: none) {
    &[data-state='pending'] {
      display: none;
    }
  }

  &[data-state='open'] {
    color: var(--color-success);
  }

  &[data-state='soon'] {
    color: var(--color-warning);
  }

  &[data-state='closed'] {
    color: var(--color-danger);
  }

  &[data-state='unknown'] {
    color: var(--color-text-soft);
  }
`;
