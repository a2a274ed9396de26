import styled, { css } from 'styled-components';
import { ScreenHeading } from '../heading/ScreenHeading';

/** So low that the banner about cookies would lie over the first thing that the page is about. */
const lowPhone = '(max-width: 30rem) and (max-height: 43.75rem)';

export const Figure = styled.figure`
  position: relative;
  margin: 0;

  @media (min-width: 60rem) {
    grid-area: stack;
  }
`;

export const Drawing = styled.img`
  display: block;
  width: 100%;
  height: clamp(14rem, 46vw, 34rem);
  object-fit: cover;
  object-position: 72% 60%;
  background: linear-gradient(#b79ad0, #f3c58f);

  /* What one came for stands on the first screen of a phone. */
  @media (max-width: 30rem) {
    height: 9.5rem;
  }

  @media ${lowPhone} {
    height: 4rem;
  }

  @media (min-width: 60rem) {
    height: clamp(26rem, 44vw, 38rem);
    object-position: 60% 70%;
  }
`;

export const Caption = styled.figcaption`
  position: absolute;
  right: var(--space-3);
  bottom: var(--space-2);
  padding: 0 var(--space-2);
  border-radius: var(--radius-s);
  background: rgb(20 16 28 / 62%);
  color: #ffffff;
  font-size: 0.75rem;
`;

export const Words = styled.div`
  padding: var(--space-5) clamp(1rem, 4vw, 2.5rem) var(--space-4);

  @media (max-width: 30rem) {
    padding-block: var(--space-3) var(--space-2);
  }

  @media (min-width: 60rem) {
    grid-area: stack;
    align-self: end;
    max-width: 34rem;
    margin: 0 0 var(--space-6) clamp(1rem, 4vw, 2.5rem);
    padding: var(--space-5);
    border-radius: var(--radius-l);
    background: color-mix(in srgb, var(--color-surface) 90%, transparent);
    box-shadow: var(--shadow-raised);
    backdrop-filter: blur(8px);
  }
`;

export const Title = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-2);
  }
`;

export const Lead = styled.p`
  max-width: 36rem;
  margin-bottom: var(--space-3);
  font-size: var(--text-l);
  line-height: 1.45;
  text-wrap: pretty;

  @media (max-width: 30rem) {
    margin-bottom: var(--space-2);
    font-size: var(--text-m);
  }

  @media ${lowPhone} {
    font-size: var(--text-s);
    line-height: 1.3;
  }

  @media (min-width: 60rem) {
    margin-bottom: var(--space-2);
  }
`;

const high = css`
  @media (min-width: 60rem) {
    ${Drawing} {
      object-position: 50% 100%;
    }

    ${Words} {
      align-self: start;
      max-width: 27rem;
      margin: var(--space-6) 0 0 clamp(1rem, 4vw, 2.5rem);
    }
  }
`;

export const Opening = styled.header<{ readonly $high: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--color-surface);

  @media (min-width: 60rem) {
    grid-template-areas: 'stack';
  }

  ${({ $high }) => ($high ? high : null)}
`;
