import { inputLook } from '@odysseus/ui/controls';
import styled from 'styled-components';

export const Field = styled.div`
  position: relative;
  min-width: 0;
`;

export const Label = styled.label`
  display: block;
  margin-bottom: var(--space-1);
  font-size: var(--text-s);
  font-weight: 600;
`;

export const Input = styled.input`
  text-overflow: ellipsis;
  ${inputLook}
`;

export const List = styled.ul`
  position: absolute;
  z-index: 5;
  top: calc(100% + 0.25rem);
  right: 0;
  left: 0;
  max-height: 22rem;
  margin: 0;
  padding: var(--space-1);
  overflow-y: auto;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  list-style: none;
`;

export const Choice = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-s);
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: var(--color-accent-soft);
  }
`;

export const Lines = styled.span`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0.2rem;
  max-width: 50%;
`;

export const Note = styled.p`
  margin: var(--space-2) 0 0;
  color: var(--color-danger);
  font-size: var(--text-s);
`;

export const Suggestion = styled.button`
  min-height: 1.75rem;
  margin: 0 var(--space-2) 0 0;
  padding: 0 var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-text);
  font-size: var(--text-s);
  cursor: pointer;
`;
