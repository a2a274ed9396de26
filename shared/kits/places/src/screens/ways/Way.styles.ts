import styled from 'styled-components';

export const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 3rem;
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);
  line-height: 1.35;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    font-weight: 600;
  }
`;

export const Ask = styled.button`
  min-height: 2.75rem;
  padding: 0 var(--space-2);
  border: 0;
  background: transparent;
  color: var(--color-accent);
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;
