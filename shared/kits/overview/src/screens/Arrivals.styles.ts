import { Icon, spokenOnly } from '@odysseus/ui';
import styled from 'styled-components';

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const KindIcon = styled(Icon)`
  flex: none;
  color: var(--color-accent);
`;

export const Chevron = styled(Icon)`
  flex: none;
  transition: transform 150ms;
`;

export const Arrival = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-4) var(--space-5);
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary h3 {
    flex: 1;
    min-width: 0;
    margin: 0;
  }

  &[open] ${Chevron} {
    transform: rotate(180deg);
  }

  @media (max-width: 40rem) {
    summary {
      padding: var(--space-3) var(--space-4);
    }

    summary h3 {
      font-size: 1.125rem;
      text-wrap: pretty;
    }
  }
`;

export const Body = styled.div`
  padding: 0 var(--space-5) var(--space-4);

  ol {
    max-width: var(--measure);
    padding-left: 1.25rem;
    font-size: var(--text-s);
  }

  @media (max-width: 40rem) {
    padding-inline: var(--space-4);
  }
`;

export const Options = styled.table`
  width: 100%;
  margin-bottom: var(--space-4);
  border-collapse: collapse;
  font-size: var(--text-s);

  th,
  td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
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
    font-weight: 600;
  }

  /* What is told of a way stands below its name, and is longer than anything beside it. */
  @media (min-width: 40.01rem) {
    table-layout: fixed;

    thead th:first-child {
      width: 46%;
    }

    thead th:nth-child(3) {
      width: 14%;
    }
  }

  @media (max-width: 40rem) {
    thead {
      ${spokenOnly}
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: var(--space-2) 0;
      border-bottom: 1px solid var(--color-border);
    }

    th,
    td {
      padding: 0.1rem 0;
      border: 0;
    }

    td::before {
      content: attr(data-label) ': ';
      color: var(--color-text-soft);
    }
  }
`;

export const Note = styled.span`
  display: block;
  max-width: 32rem;
  color: var(--color-text-soft);
  font-weight: 400;
`;
