import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';

/** Above the lines, where the keyboard of a telephone covers nothing. */
export const Told = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-1);

  &[data-shown] {
    padding: var(--space-1) var(--space-2) var(--space-1) var(--space-4);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-success-soft);
  }

  p {
    flex: 1 1 5.5rem;
    margin: 0;
    font-size: var(--text-s);
  }

  b {
    display: block;
  }
`;

const action = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 var(--space-1);
  border: 0;
  background: transparent;
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-s);
  cursor: pointer;
`;

export const See = styled(Link)`
  ${action}
  font-weight: 650;
`;

export const Change = styled.button`
  ${action}
  text-decoration: underline;
`;
