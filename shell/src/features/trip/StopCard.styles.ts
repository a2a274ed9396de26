import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import styled from 'styled-components';

export const Stop = styled.li`
  margin-bottom: var(--space-2);
  break-inside: avoid;

  @media print {
    margin-bottom: 0;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  &[data-dragged] {
    border-style: dashed;
    opacity: 0.45;
  }

  @media print {
    gap: 0 var(--space-3);
    padding: var(--space-1) 0;
    border: 0;
    border-radius: 0;
  }
`;

/** A stop that is far from the screen: as tall as most are, so that the page keeps its length. */
export const Far = styled.div`
  min-height: 9.5rem;
  padding: var(--space-3) var(--space-3) var(--space-3) 3.25rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  h3 {
    margin: 0;
    font-size: var(--text-m);
  }
`;

/** Drawn by a finger, it moves the stop and not the page. It fills the corner of the card. */
export const Grip = styled.span`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  justify-items: center;
  min-height: 4.25rem;
  margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-3)) 0 calc(-1 * var(--space-3));
  padding: var(--space-3) 0 var(--space-2);
  cursor: grab;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  &:active {
    cursor: grabbing;
  }

  @media print {
    min-height: 0;
    margin: 0;
    padding: 0;
  }
`;

export const Dots = styled.svg`
  width: 0.75rem;
  height: 1.25rem;
  fill: none;
  stroke: var(--color-text-soft);
  stroke-linecap: round;
  stroke-width: 2.6;

  @media print {
    display: none;
  }
`;

export const Number = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: var(--text-xs);
  font-weight: 700;

  @media print {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

export const Words = styled.div`
  min-width: 0;

  p {
    margin: 0;
  }

  /* One after the other: ten stops are on a sheet. */
  @media print {
    line-height: 1.3;

    & > :not(:first-child) {
      display: inline;
      line-height: inherit;
    }

    & > :not(:first-child) + *::before {
      content: ' · ';
    }

    & > :not(:first-child) > svg {
      width: 9pt;
      height: 9pt;
      margin-right: 2pt;
      vertical-align: -1.5pt;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: baseline;
  justify-content: space-between;
`;

export const Name = styled.h3`
  margin: 0 0 var(--space-1);
  font-size: var(--text-m);
  overflow-wrap: anywhere;

  @media print {
    margin: 0;
  }
`;

export const NameLink = styled(Link)`
  display: inline-block;
  min-height: 1.5rem;
  color: var(--color-text);

  @media print {
    min-height: 0;
  }
`;

export const At = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

export const Fixed = styled.span`
  margin-left: var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  font-weight: 400;
`;

export const Facts = styled.p<{ readonly $open?: boolean }>`
  color: ${({ $open = false }) => ($open ? 'var(--color-success)' : 'var(--color-text-soft)')};
  font-size: var(--text-s);
  line-height: 1.45;
`;

/** The day by which something is to be done. */
export const Deadline = styled.strong<{ readonly $late: boolean }>`
  color: ${({ $late }) => ($late ? 'var(--color-danger)' : 'var(--color-text)')};
  font-weight: 620;
`;

/** On paper one needs to know where. */
export const Address = styled(Facts)`
  @media not print {
    display: none;
  }
`;

export const Clash = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  margin-top: var(--space-1);
  color: var(--color-danger);
  font-size: var(--text-s);
  line-height: 1.35;

  svg {
    flex: none;
  }

  span {
    flex: 1 1 12rem;
  }
`;

export const Remedy = styled.button`
  min-height: 2.25rem;
  padding: var(--space-1) var(--space-3);
  border: 1.5px solid var(--color-danger);
  border-radius: 999px;
  background: var(--color-surface-raised);
  color: var(--color-danger);
  font-size: var(--text-s);
  font-weight: 620;
  cursor: pointer;

  @media print {
    display: none;
  }
`;

export const Seller = styled.a`
  display: inline-block;
  min-height: 1.5rem;
  font-weight: 620;

  @media print {
    min-height: 0;
  }
`;

/** The way to the next stop, and what can be done about this one. */
export const Foot = styled.div`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  min-height: 2.75rem;
  margin: 0 calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0;

  @media print {
    min-height: 0;
    margin: 0 0 0 2.5rem;

    button {
      display: none;
    }
  }
`;

export const Tool = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }

  &[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
`;

export const Upwards = styled(Icon)`
  transform: rotate(180deg);
`;

export const Change = styled.button`
  min-height: 2.75rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 620;
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }
`;

/** As high as a finger needs it, in a line that is no higher than others. */
export const ByMetro = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.25rem;
  margin-block: -0.5rem;
  font-weight: 620;

  @media print {
    min-height: 0;
    margin: 0;
  }
`;

/** The ways to the next stop, one below the other; on paper in one line. */
export const Walk = styled.p`
  display: grid;
  flex: 1;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.3;

  @media print {
    display: block;
  }
`;

export const Way = styled.span<{ readonly $onScreen?: boolean }>`
  display: flex;
  gap: var(--space-2);
  align-items: center;

  svg {
    flex: none;
  }

  @media print {
    display: ${({ $onScreen = false }) => ($onScreen ? 'none' : 'inline')};

    & + &::before {
      content: ' · ';
    }

    svg {
      width: 9pt;
      height: 9pt;
      margin-right: 2pt;
      vertical-align: -1.5pt;
    }
  }
`;
