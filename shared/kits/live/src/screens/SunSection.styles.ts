import { fullRows } from '@odysseus/page';
import styled from 'styled-components';

export const Times = styled.dl`
  display: grid;
  /* Six of them, in one, two, three or six columns. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(10rem, 30%)), 1fr));
  gap: var(--space-3);
  margin: 0 0 var(--space-2);

  @media (min-width: 80rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  div {
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--color-surface-sunken);
  }

  dt {
    color: var(--color-text-soft);
    font-size: var(--text-xs);
  }

  dd {
    margin: 0;
    font-family: var(--font-display);
    font-size: var(--text-l);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Lights = styled.ul`
  ${fullRows('22rem')}
  gap: var(--space-2) var(--space-3);
  align-items: flex-start;
  margin: var(--space-4) 0 0;
  padding: 0;
  list-style: none;

  li {
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
  }

  li[data-lit='true'] {
    border-color: var(--color-warning);
    background: var(--color-warning-soft);
  }

  li[data-lit='true'] span,
  li[data-lit='true'] a {
    color: var(--color-text);
  }

  summary {
    padding: var(--space-2) var(--space-4);
    font-size: var(--text-s);
  }

  h3 {
    margin: 0;
    font-family: var(--font-text);
    font-size: var(--text-m);
    font-weight: 600;
  }

  p {
    margin: 0;
    padding: 0 var(--space-4) var(--space-3);
    font-size: var(--text-s);
    line-height: 1.45;
  }
`;
