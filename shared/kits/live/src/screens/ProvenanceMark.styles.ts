import styled from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.5rem;
  overflow-wrap: anywhere;

  a {
    min-height: 1.5rem;
    color: inherit;
  }
`;

export const Kind = styled.span`
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-s);
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.35rem;

  &[data-kind='measured'] {
    border-color: var(--color-success);
    background: var(--color-success-soft);
    color: var(--color-success);
  }

  &[data-kind='forecast'] {
    border-color: var(--color-focus);
  }

  &[data-kind='typical'] {
    border-style: dashed;
  }
`;

export const Stale = styled.strong`
  color: var(--color-warning);
`;
