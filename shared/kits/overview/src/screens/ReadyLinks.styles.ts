import styled from 'styled-components';

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-4) var(--space-6);
`;

export const Kind = styled.div`
  h3 {
    margin-bottom: var(--space-2);
    font-size: 1.125rem;
  }

  svg {
    color: var(--color-accent);
    vertical-align: -0.2em;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: 1rem;
    background: var(--color-surface-raised);
    font-size: var(--text-s);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--color-accent);
    text-decoration: underline;
  }
`;
