import { Icon } from '@odysseus/ui';
import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** Beside each other on wide screens, as in a newspaper: a column of facts beside the text would be longer than it. */
export const Paragraphs = styled.div`
  @media (min-width: 64rem) {
    columns: 2;
    column-gap: var(--space-6);
  }

  p {
    max-width: var(--measure);
    break-inside: avoid;
  }

  p:first-child {
    font-family: var(--font-display);
    font-size: var(--text-l);
    line-height: 1.5;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-3) var(--space-5);
  align-content: start;
  margin: 0;
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--color-surface-sunken);
`;

export const Fact = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  column-gap: var(--space-2);

  /* A fact beside a longer one keeps its label at its value. */
  align-content: start;

  dt {
    color: var(--color-text-soft);
    font-size: var(--text-xs);
  }

  dd {
    margin: 0;
    font-size: var(--text-s);
    font-weight: 560;
    line-height: 1.4;
  }
`;

export const FactIcon = styled(Icon)`
  grid-row: span 2;
  margin-top: 0.2rem;
  color: var(--color-accent);
`;
