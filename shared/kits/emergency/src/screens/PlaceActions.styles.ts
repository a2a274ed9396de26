import styled from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Action = styled.a`
  display: inline-flex;
  max-width: 100%;
  min-height: 2.875rem;
  align-items: center;
  gap: 0.375rem;
  padding: var(--space-2) var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font-size: var(--text-s);
  font-weight: 620;
  line-height: 1.2;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    background: var(--color-surface-sunken);
  }
`;
