import { Link } from '@odysseus/runtime';
import styled from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  @media print {
    display: none;
  }
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  &:hover {
    border-color: var(--color-accent);
  }
`;

export const Picture = styled.img`
  flex: none;
  width: 6rem;
  height: auto;
  min-height: 5rem;
  object-fit: cover;
`;

export const Words = styled.div`
  min-width: 0;
  padding: var(--space-2) var(--space-3);
`;

export const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  margin: 0 0 var(--space-1);
  font-size: var(--text-m);
`;

/** The whole card is pressed. */
export const Led = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
  }
`;

export const Line = styled.p`
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
`;
