import { Link } from '@odysseus/runtime';
import styled, { css, keyframes } from 'styled-components';

const measured = css`
  max-width: var(--measure);
  margin-bottom: var(--space-3);
`;

export const Paragraph = styled.p`
  ${measured}
`;

export const Items = styled.ul`
  ${measured}
  padding-inline-start: 1.25em;

  li {
    margin-block: var(--space-2);
  }

  li::marker {
    color: var(--color-accent);
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Said = styled.span`
  animation: ${appear} 260ms ease-out;
`;

export const Together = styled.span`
  white-space: nowrap;
`;

export const Mark = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.5rem;
  height: 1.5rem;
  margin-inline-start: 0.2em;
  padding-inline: 0.3rem;
  border: 1px solid var(--color-border);
  border-radius: 999px;
  background: var(--color-accent-soft);
  color: var(--color-accent);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  text-decoration: none;
  vertical-align: 0.1em;

  &:hover {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-accent-text);
  }
`;
