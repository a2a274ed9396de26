import styled from 'styled-components';

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--text-s);

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-bottom: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: var(--color-text-soft);
    font-size: var(--text-xs);
    font-weight: 500;
  }

  tbody th {
    width: 24%;
    font-weight: 650;
  }

  td:nth-child(3) {
    width: 20%;
  }

  td:nth-child(4) {
    width: 12%;
  }

  @media (max-width: 48rem) {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      padding: var(--space-4) 0;
      border-bottom: 1px solid var(--color-border);
    }

    tbody th,
    td,
    td:nth-child(n) {
      width: auto;
      padding: 0;
      border: 0;
    }

    tbody th {
      font-size: var(--text-m);
    }

    td:nth-child(n + 3):not(:empty)::before {
      content: attr(data-label) ': ';
      color: var(--color-text-soft);
    }
  }
`;

export const What = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-weight: 400;
`;

export const Fares = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Note = styled.p`
  margin: var(--space-1) 0 0;
  color: var(--color-text-soft);
`;
