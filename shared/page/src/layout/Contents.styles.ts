import styled from 'styled-components';

export const Nav = styled.nav`
  position: sticky;
  z-index: 5;
  /* Below the bar of narrow screens. */
  top: 3.5rem;
  background: var(--color-page);

  @media (min-width: 1024px) {
    top: 0;
  }

  ul {
    display: flex;
    gap: var(--space-2);
    max-width: 72rem;
    margin: 0 auto;
    padding: var(--space-2) clamp(1rem, 4vw, 2.5rem);
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }

  a {
    display: inline-block;
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: 999px;
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--text-s);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
`;

export const Count = styled.span`
  margin-left: 0.4em;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;
