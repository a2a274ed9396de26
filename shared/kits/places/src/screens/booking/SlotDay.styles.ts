import styled from 'styled-components';

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;
  margin-top: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);

  @media print {
    display: none;
  }
`;

export const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  label {
    font-weight: 600;
  }

  input {
    min-height: 2.5rem;
    padding: 0 var(--space-2);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
  }
`;

export const Line = styled.p`
  margin: 0;
  font-weight: 600;
`;

export const Suggestion = styled.button`
  min-height: 2rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: var(--color-accent);
  font: inherit;
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;

export const Reminder = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: var(--color-accent);
    font-weight: 650;
    cursor: pointer;
  }
`;

export const Text = styled.p`
  margin: 0 0 var(--space-2);
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  margin: 0 var(--space-2) var(--space-2) 0;
  padding: 0 var(--space-3);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font: inherit;
  font-weight: 620;
  text-decoration: none;
  cursor: pointer;
`;
