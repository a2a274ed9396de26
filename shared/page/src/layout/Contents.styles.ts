import styled from 'styled-components';

export const Nav = styled.nav`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-3) clamp(1rem, 4vw, 2.5rem) 0;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
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
  }

  a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }

  @media (max-width: 40rem) {
    padding-right: 0;
    padding-left: 0;

    ul {
      flex-wrap: nowrap;
      padding: var(--space-1) 1rem var(--space-2);
      overflow-x: auto;
      scrollbar-width: thin;
    }

    a {
      white-space: nowrap;
    }
  }
`;
