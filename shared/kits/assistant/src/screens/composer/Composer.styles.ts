import { spokenOnly } from '@odysseus/ui';
import styled from 'styled-components';

export const AskForm = styled.form`
  z-index: 5;
  padding: var(--space-3) 0 calc(var(--space-2) + env(safe-area-inset-bottom));
  background: linear-gradient(to top, var(--color-page) 82%, transparent);
  transform: translateY(calc(-1 * var(--keyboard-inset, 0px)));
`;

export const Label = styled.label`
  ${spokenOnly}
`;

export const Hint = styled.span`
  ${spokenOnly}
`;

export const Field = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: flex-end;
  padding: var(--space-1);
  border: 1.5px solid var(--color-border-strong);
  border-radius: 1.6rem;
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);

  &:focus-within {
    outline: 2px solid var(--color-focus);
    outline-offset: -1px;
  }

  textarea {
    flex: 1;
    min-width: 0;
    max-height: min(14rem, 32dvh);
    padding: 0.6rem 0 0.6rem var(--space-4);
    border: 0;
    outline: none;
    background: transparent;
    line-height: 1.45;
    resize: none;
  }

  textarea::placeholder {
    color: var(--color-text-soft);
    opacity: 1;
  }
`;

export const Send = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-accent-text);
  cursor: pointer;

  &[aria-disabled='true'] {
    background: var(--color-accent-soft);
    color: var(--color-accent);
    cursor: default;
  }
`;

export const Note = styled.p`
  min-height: 1.3em;
  margin: var(--space-1) var(--space-4) 0;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.3;

  & [data-wrong] {
    color: var(--color-danger);
    font-weight: 600;
  }
`;
