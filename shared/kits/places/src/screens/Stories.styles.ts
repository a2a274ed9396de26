import { foldMark } from '@odysseus/page';
import styled from 'styled-components';

export const Story = styled.details`
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-2) var(--space-3) 0;
    color: var(--color-accent);
    font-weight: 600;
    cursor: pointer;
    ${foldMark}
  }

  h4 {
    margin: 0 0 var(--space-1);
    font-size: var(--text-s);
  }

  ol {
    padding-left: 1.35rem;
  }

  li {
    margin-bottom: var(--space-1);
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0 0 var(--space-4);
  }

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0;
  }
`;

export const Note = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;
