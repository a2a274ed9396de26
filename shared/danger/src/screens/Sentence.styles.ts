import { Button } from '@odysseus/ui';
import styled from 'styled-components';

export const Says = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  justify-items: start;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-accent);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);

  & > p {
    max-width: 100%;
    margin: 0;
  }
`;

export const Label = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
  font-weight: 650;
`;

export const Local = styled.p`
  font-size: 1.375rem;
  font-weight: 600;
  line-height: 1.3;
`;

export const Soft = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const ShowButton = styled(Button)`
  && {
    margin-block-start: var(--space-2);

    @media (scripting: none) {
      display: none;
    }

    @media print {
      display: none;
    }
  }
`;

/** Always dark on light: it is read by somebody else, maybe in the sun. */
export const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  padding: var(--space-4);
  border: 0;
  background: #ffffff;
  color: #14121b;

  &[open] {
    display: flex;
    flex-direction: column;
    gap: var(--space-4);
  }

  & > button {
    align-self: center;
    min-height: 3.5rem;
    flex: none;
    background: #14121b;
    color: #ffffff;
  }
`;
