import styled, { css } from 'styled-components';

/** On one line wherever that is wide enough; letters twice as large make digits only as large as the screen holds. */
export const Digits = styled.span`
  display: inline-flex;
  width: max-content;
  max-width: 100%;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-danger);
  font-weight: 750;
  font-variant-numeric: lining-nums;
  line-height: 1.2;
  overflow-wrap: anywhere;

  svg {
    flex: none;
  }

  @media print {
    color: #000000;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
`;

export const What = styled.span`
  /* ::first-letter holds for blocks alone. */
  display: block;
  font-size: var(--text-s);
  font-weight: 600;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const Line = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-xs);

  @media print {
    color: #000000;
  }
`;

/* The same red in both modes: nothing else on the page has it. */
const first = css<{ readonly $long: boolean }>`
  flex: 100 1 100%;
  flex-flow: row wrap;
  align-items: center;
  justify-content: flex-start;
  gap: 0 var(--space-4);
  min-height: 5.25rem;
  border-color: transparent;
  background: #a3262a;
  color: #ffffff;

  &:hover {
    background: #8a1d21;
  }

  ${Digits} {
    flex: none;
    color: inherit;
    font-size: ${({ $long }) => ($long ? 'min(12vw, clamp(1.5rem, 1rem + 3vw, 2.5rem))' : 'min(2.75rem, 20vw)')};
  }

  ${Words} {
    flex: 1 1 9rem;
  }

  ${What} {
    font-size: var(--text-m);
    font-weight: 700;
  }

  ${Line} {
    color: inherit;
  }

  @media (prefers-color-scheme: dark) {
    background: #b92f30;

    &:hover {
      background: #a3262a;
    }
  }

  @media print {
    ${Digits} {
      color: #000000;
    }
  }
`;

/* Where five just fit beside one another: its digits stay on one line, without the receiver. */
const longAmongFive = css`
  @media (min-width: 44rem) and (max-width: 50rem) {
    ${Digits} svg {
      display: none;
    }
  }
`;

interface DialProps {
  readonly $first: boolean;
  readonly $long: boolean;
}

export const Dial = styled.a<DialProps>`
  display: flex;
  flex: 1 1 6rem;
  max-width: 100%;
  flex-direction: column;
  min-height: 4.25rem;
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--color-danger);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  color: var(--color-text);
  line-height: 1.2;
  text-decoration: none;

  &:hover {
    background: var(--color-danger-soft);
  }

  ${Digits} {
    font-size: ${({ $long }) => `min(${$long ? 1.125 : 1.5}rem, 10vw)`};
  }

  ${({ $first, $long }) => ($first ? first : $long ? longAmongFive : null)}

  @media print {
    min-height: 0;
    border: 1px solid #000000;
    background: none;
    color: #000000;
  }
`;
