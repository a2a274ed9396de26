import styled, { css } from 'styled-components';

/*
 * Laid out when a reader comes near: a long page is there sooner, and answers sooner. Not for notices: Chromium 156 keeps
 * their background as it was when the colour scheme changes meanwhile.
 */
const deferred = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 50rem;
`;

export const Framed = styled.section<{ readonly $deferred: boolean }>`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem);

  ${({ $deferred }) => ($deferred ? deferred : null)}

  h2 {
    font-size: var(--text-2xl);
  }
`;

export const Line = styled.p`
  max-width: var(--measure);
  color: var(--color-text-soft);
`;
