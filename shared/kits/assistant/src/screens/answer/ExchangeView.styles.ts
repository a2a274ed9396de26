import styled from 'styled-components';

export const ExchangeItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  scroll-margin-top: 4.5rem;

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;

export const Spoken = styled.h2`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Question = styled.p`
  width: fit-content;
  max-width: min(100%, 34rem);
  margin: 0 0 0 auto;
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-l) var(--radius-l) var(--radius-s);
  background: var(--color-accent-soft);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Answer = styled.div`
  min-width: 0;
`;

export const Name = styled.h3`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-2);
  color: var(--color-accent);
  font-size: var(--text-m);

  &::before {
    width: 0.55rem;
    height: 0.55rem;
    border: 2px solid var(--color-accent);
    border-radius: 50%;
    content: '';
  }
`;

export const Aside = styled.p`
  max-width: var(--measure);
  margin: var(--space-2) 0 var(--space-3);
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-border-strong);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Again = styled.button`
  min-height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font-weight: 650;
  text-decoration: underline;
  cursor: pointer;
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Chip = styled.button`
  min-height: 2.5rem;
  padding: var(--space-2) var(--space-4);
  border: 1.5px solid var(--color-accent);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 600;
  line-height: 1.2;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }
`;
