import styled, { css } from 'styled-components';
import { lowScreen } from './lowScreen';

/** Heading and map: together as high as the screen below its bar. */
export const Front = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 96rem;
  margin: 0 auto;

  @media (scripting: enabled) {
    height: calc(100svh - 3.5rem);
    min-height: 27rem;
  }

  @media (min-width: 60rem) {
    height: calc(100svh - 3.5rem);
    min-height: 38rem;
  }

  @media (min-width: 64rem) {
    height: 100svh;
  }

  @media print {
    display: block;
    height: auto;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding: 0 clamp(1rem, 4vw, 2.5rem);

  & h1 {
    min-width: 0;
    margin: 0;
    /* To the middle of the button beside it. */
    padding-top: 0.35rem;
    font-size: var(--text-l);
  }

  ${lowScreen} {
    column-gap: var(--space-2);

    & h1 {
      font-size: var(--text-m);
    }
  }

  @media (min-width: 60rem) {
    padding-top: var(--space-4);

    & h1 {
      margin-bottom: var(--space-2);
      padding-top: 0;
      font-size: var(--text-xl);
    }
  }
`;

/** What follows the map: a finger on the map moves the map. */
export const On = styled.p`
  display: flex;
  gap: var(--space-4);
  margin: 0;
  font-size: var(--text-s);

  ${lowScreen} {
    gap: var(--space-3);
    font-size: var(--text-xs);
  }

  @media print {
    display: none;
  }
`;

export const Lead = styled.p`
  max-width: var(--measure);
  font-family: var(--font-display);
  font-size: var(--text-l);
`;

const measured = css`
  max-width: var(--measure);
`;

export const Use = styled.ul`
  ${measured}
  padding-left: 1.25rem;
`;

export const Paragraph = styled.p`
  ${measured}
`;

export const HowMuch = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Areas = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4) var(--space-6);

  & dt {
    font-weight: 650;
  }

  & dd {
    margin: 0;
  }
`;
