import { filledRows } from '@odysseus/page';
import styled, { css } from 'styled-components';

export const List = styled.ol`
  ${filledRows('19rem')}
  gap: var(--space-4);
  margin: 0;

  @media (max-width: 40rem) {
    gap: var(--space-2);
  }

  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  flex-direction: column;
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--color-border);
  border-left: 4px solid var(--color-accent);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin-bottom: var(--space-2);
  }

  @media (max-width: 40rem) {
    position: relative;
    padding: var(--space-2) var(--space-4);

    h3,
    h3 + p {
      margin: 0;
      padding-right: var(--space-5);
    }

    h3 {
      font-size: 1.125rem;
    }

    details[open] {
      padding: var(--space-2) 0;
    }
  }
`;

const line = css`
  margin-bottom: var(--space-2);
  font-size: var(--text-s);
`;

export const Lead = styled.p`
  ${line}
  font-weight: 600;
`;

export const Why = styled.p`
  ${line}
  flex: 1;
`;

export const Price = styled.p`
  ${line}
  font-weight: 600;
`;

/** The way out, and whose it is: beside it, or below where the name is long. */
export const Sold = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
  margin: var(--space-2) 0 0;
  font-size: var(--text-s);
  line-height: 1.25;

  & > span {
    flex: 1 1 9rem;
    color: var(--color-text-soft);
    overflow-wrap: anywhere;
  }
`;

/** To be seen as a way out among the words of a card, and hit: one line, whoever sells. */
export const Seller = styled.a`
  display: inline-flex;
  flex: none;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-4);
  border: 1.5px solid var(--color-accent);
  border-radius: 1.25rem;
  color: var(--color-accent);
  font-weight: 620;
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
  }

  &:hover {
    background: var(--color-accent-soft);
  }
`;
