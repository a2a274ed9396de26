import styled, { css, keyframes } from 'styled-components';
import { onScreenOfHelp } from '../../services/page';

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.75rem);
  }
`;

const slim = css`
  display: block;
  inset-block-end: var(--space-2);
  padding: var(--space-2) var(--space-3);
  padding-block-end: max(var(--space-2), env(safe-area-inset-bottom));
  border-radius: var(--radius-m);
  font-size: 0.75rem;
  line-height: 1.3;

  h2,
  p {
    display: inline;
    font-size: inherit;
    line-height: inherit;
  }

  h2 {
    margin-inline-end: 0.4em;
  }

  /* The first of its elements beside which the words flow. */
  & > button {
    float: inline-end;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    margin: -0.25rem -0.5rem 0 0;
  }
`;

/** A phone so low that the notice would cover the first of what a page lists. */
const lowPhone = '(max-width: 47.98rem) and (max-height: 43.75rem)';

/* A line, the three choices beside one another, and nothing around them. */
const low = css`
  inset-inline: 0;
  inset-block-end: 0;
  padding: 0.125rem var(--space-3) 0.25rem;
  padding-block-end: max(0.25rem, env(safe-area-inset-bottom));
  border-width: 1px 0 0;
  border-radius: 0;

  & > button {
    margin: -0.125rem -0.5rem 0 0;
  }
`;

/** The room for it, at the end of the page, is kept by the shell's styles.css: see useReservedSpace.ts. */
export const Panel = styled.section<{ readonly $slim: boolean }>`
  position: fixed;
  z-index: var(--layer-banner, 60);
  inset-block-end: var(--space-3);
  inset-inline: var(--space-3);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  max-block-size: min(70dvh, 40rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--space-4);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);
  color: var(--color-text);
  line-height: 1.5;

  form {
    grid-column: 1 / -1;
  }

  /* On a phone the notice takes what its words and buttons need: the page behind it is what the visitor came for. */
  @media (max-width: 47.98rem) {
    ${({ $slim }) => ($slim ? slim : null)}
  }

  @media ${lowPhone} {
    ${({ $slim }) => ($slim ? low : null)}
  }

  @media (min-width: 48rem) {
    inset-inline: auto var(--space-6);
    inset-block-end: var(--space-6);
    inline-size: min(34rem, calc(100vw - 2 * var(--space-6)));
    padding: var(--space-5);
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${rise} 240ms ease-out;
  }

  /* On a screen of help (it says so of itself) nothing lies over a number that is dialled in danger: the question waits at the end of the page. */
  ${onScreenOfHelp} & {
    position: static;
    margin: var(--space-3);
  }

  @media (min-width: 48rem) {
    ${onScreenOfHelp} & {
      margin-inline-start: auto;
    }
  }
`;

export const Title = styled.h2`
  align-self: center;
  margin: 0;
  font-size: var(--text-l);

  &:focus {
    outline: none;
  }
`;

export const Close = styled.button`
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-2)) 0 0;
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--color-text-soft);
  cursor: pointer;

  &:hover {
    background: var(--color-surface);
    color: var(--color-text);
  }
`;

/** Only where the notice itself is folded. */
export const InShort = styled.p`
  display: none;

  @media ${lowPhone} {
    && {
      display: inline;
      margin: 0;
      color: var(--color-text-soft);
    }
  }
`;

export const Unfold = styled.button`
  /* No higher than the line leaves room for: the panel scrolls, and would cut it. */
  margin-block: -0.125rem;
  padding: 0.125rem 0.25rem;
  border: 0;
  background: transparent;
  color: var(--color-text);
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  cursor: pointer;
`;

export const Words = styled.p<{ readonly $folded: boolean }>`
  grid-column: 1 / -1;
  margin: 0;
  max-inline-size: 60ch;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.5;

  a {
    color: var(--color-text);
    text-underline-offset: 0.15em;
  }

  @media ${lowPhone} {
    && {
      ${({ $folded }) => ($folded ? 'display: none;' : null)}
    }
  }
`;

export const Actions = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-2);

  /* Three short names beside one another, as wide as they are; below one another only where they don't fit. */
  @media (max-width: 47.98rem) {
    display: flex;
    flex-wrap: wrap;

    & > button {
      flex: 1 1 auto;
      min-height: 2.25rem;
      padding: var(--space-1) var(--space-3);
      font-size: var(--text-xs);
      white-space: nowrap;
    }
  }

  @media ${lowPhone} {
    gap: 0.375rem;
    margin-block-start: 0.25rem;

    & > button {
      min-height: 2rem;
      padding-inline: var(--space-2);
    }
  }

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :nth-child(3),
    & > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: var(--space-1) 0 0;
  padding: 0;
  list-style: none;
`;

export const Choice = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  label {
    font-weight: 600;
  }

  p {
    grid-column: 2;
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-xs);
    line-height: 1.45;
  }
`;
