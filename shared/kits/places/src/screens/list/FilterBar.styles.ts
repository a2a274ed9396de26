import { spokenOnly } from '@odysseus/ui';
import { chipLook, chosenChipLook } from '@odysseus/ui/controls';
import styled, { css } from 'styled-components';

export const Bar = styled.fieldset`
  /* A fieldset is as wide as its words unless it is told otherwise. */
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  max-width: 72rem;
  margin: var(--space-1) auto 0;
  padding: 0 clamp(1rem, 4vw, 2.5rem);
  border: 0;

  @media (min-width: 40.01rem) {
    margin-top: var(--space-3);
  }

  /* Nothing in it would do anything. */
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const oneLine = css`
  @media (max-width: 40rem) {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    /* From one edge of the screen to the other, and fading into it: whoever sees half of a choice knows that there is more. */
    margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem));
    padding: 3px 2rem 3px clamp(1rem, 4vw, 2.5rem);
    overflow-x: auto;
    mask-image: linear-gradient(to right, transparent, #000000 1rem calc(100% - 2rem), transparent);
    scrollbar-width: none;
  }
`;

const wholeLine = css`
  flex-basis: 100%;
`;

/** One line on a phone, which scrolls by itself; elsewhere as many as they need. */
export const Choices = styled.div<{ readonly $wrapped: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;

  ${({ $wrapped }) => ($wrapped ? wholeLine : oneLine)}
`;

export const Legend = styled.legend`
  ${spokenOnly}
`;

export const Order = styled.select`
  ${chipLook}
  padding: 0 var(--space-3);

  &[data-chosen] {
    ${chosenChipLook}
  }

  option {
    background: var(--color-surface-raised);
    color: var(--color-text);
  }
`;

export const Status = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/** The longest of its words in the width of a phone: no answer moves a card. */
export const NearLine = styled.p`
  flex-basis: 100%;
  margin: 0;
  font-size: var(--text-s);
  line-height: 1.35;

  @media (max-width: 40rem) {
    min-height: 5.4em;
  }
`;

export const NearAction = styled.button`
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: inherit;
  font-weight: 650;
  text-decoration: underline;
  cursor: pointer;
`;

export const NoneLeft = styled.p`
  flex-basis: 100%;
  margin: var(--space-2) 0 0;
`;

export const Chosen = styled.span`
  display: inline-grid;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 0.3rem;
  border-radius: 0.625rem;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: var(--text-xs);
  place-items: center;

  &:empty {
    display: none;
  }
`;

export const SheetTitle = styled.h2`
  margin: 0 0 var(--space-3);
  font-size: var(--text-l);
`;

export const SheetControls = styled.fieldset`
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-3);
  margin: 0 0 var(--space-4);
  padding: 0;
  border: 0;
`;
