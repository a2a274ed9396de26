import styled from 'styled-components';

export const FactRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  margin: 0;
  padding: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
  list-style: none;

  @media (max-width: 74.99rem) {
    & > [data-wide] {
      display: none;
    }
  }

  @media print {
    & > [data-screen] {
      display: none;
    }
  }

  /* A fact of two lines takes the width that there is, ends in no single word, and has both begin behind its icon, if any. */
  li {
    text-wrap: pretty;
  }

  li:not([data-words]) {
    padding-left: calc(14px + 0.3em);
    text-indent: calc(-14px - 0.3em);
  }

  svg {
    margin-right: 0.3em;
    vertical-align: -0.15em;
  }
`;
