import styled, { css } from 'styled-components';
import { foldMark } from './foldMark';
import { lowPhone } from './lowPhone';

interface Room {
  readonly $phoneHeight: number | undefined;
  readonly $height: number | undefined;
}

/*
 * Laid out when a reader comes near, or in a pause (`layOutInPauses`): a long page is there sooner, and answers sooner. Not for
 * notices: Chromium 156 keeps their background as it was when the colour scheme changes meanwhile.
 */
const deferred = css<Room>`
  content-visibility: auto;
  contain-intrinsic-size: auto ${({ $height = 50 }) => $height}rem;

  /* Laid out it stays a picture of its own, which isn't painted anew when something opens over it. */
  @media screen {
    contain: content;
  }

  @media (max-width: 40rem) {
    contain-intrinsic-size: auto ${({ $phoneHeight = 50 }) => $phoneHeight}rem;
  }

  /* Lines break more often. */
  @media (max-width: 23.99rem) {
    contain-intrinsic-size: auto ${({ $phoneHeight = 50 }) => $phoneHeight * 1.25}rem;
  }
`;

export const Framed = styled.section<Room & { readonly $deferred: boolean }>`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem);

  ${({ $deferred }) => ($deferred ? deferred : null)}

  /* Goes part by part: without a box of its own it would have all that stands in it lose theirs in one task. */
  @supports (content-visibility: hidden) {
    &[hidden] {
      position: absolute;
      display: block;
      padding: 0;
      contain-intrinsic-size: 0;
      content-visibility: hidden;
    }
  }

  h2 {
    font-size: var(--text-2xl);
  }

  @media (max-width: 30rem) {
    padding-block: var(--space-2) var(--space-3);

    & > h2 {
      margin-bottom: var(--space-2);
      font-size: var(--text-xl);
    }
  }

  @media ${lowPhone} {
    & > h2 {
      margin-bottom: 0.125rem;
      font-size: 1.1875rem;
      line-height: 1.2;
    }
  }
`;

/** Folded sections stand under each other as a list of titles. */
export const Folded = styled.section`
  max-width: 72rem;
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem);

  & & {
    padding: 0;
  }

  details {
    border-bottom: 1px solid var(--color-border);
  }

  & > details > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-content: center;
    align-items: center;
    column-gap: var(--space-3);
    min-height: 2.75rem;
    /* Titles of two lines keep apart. */
    padding: var(--space-2) 0;
    cursor: pointer;
    ${foldMark}

    &::after {
      grid-area: 1 / 3 / span 2;
      margin-right: 0.125rem;
      border-color: var(--color-text-soft);
    }
  }

  & > details[open] {
    padding-bottom: var(--space-5);
  }

  h2 {
    margin: 0;
    font-size: var(--text-m);
  }

  & > details[open] > summary > h2 {
    font-size: var(--text-xl);
  }
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

/** One line, however much waits there. */
export const Told = styled.span`
  grid-column: 1 / 3;
  /* No higher than a title alone: on a phone a list begins below it. */
  margin: -0.125rem 0 -0.25rem;
  overflow: hidden;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;

  details[open] > summary > & {
    display: none;
  }
`;

export const Line = styled.p`
  max-width: var(--measure);
  color: var(--color-text-soft);
  text-wrap: pretty;

  @media (max-width: 30rem) {
    margin-bottom: var(--space-2);
    font-size: 0.875rem;
    line-height: 1.35;
  }

  @media ${lowPhone} {
    font-size: 0.8125rem;
    line-height: 1.3;
  }
`;
