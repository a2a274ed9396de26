import styled, { css } from 'styled-components';
import { sheetPeek } from './sheetPeek';

/** A list beside the map from here on; below it, a sheet over it. */
const wide = '@media (min-width: 60rem)';
const narrow = '@media (max-width: 59.99rem) and (scripting: enabled)';

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);

  ${narrow} {
    flex: 1;
    grid-template-rows: auto minmax(0, 1fr);
    min-height: 0;
  }

  ${wide} {
    flex: 1;
    grid-template:
      'filters filters' auto 'list frame' minmax(0, 1fr)
      'words words' auto / minmax(20rem, 24rem) minmax(0, 1fr);
    gap: var(--space-3);
    min-height: 0;
    padding: 0 clamp(1rem, 4vw, 2.5rem) var(--space-3);
  }

  @media print {
    display: block;
  }
`;

export const Filters = styled.div`
  min-width: 0;

  @media (max-width: 59.99rem) {
    padding: 0 clamp(1rem, 4vw, 2.5rem);
  }

  ${wide} {
    grid-area: filters;
  }
`;

/** What the sheet lies over, and never beyond: it sticks within. */
export const Ground = styled.div`
  ${wide} {
    display: contents;
  }

  ${narrow} {
    display: grid;
    grid-area: 2 / 1;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
  }

  @media print {
    display: block;
  }
`;

export const Stage = styled.section`
  position: relative;
  min-width: 0;

  ${narrow} {
    grid-area: 1 / 1;
  }

  ${wide} {
    grid-area: frame;
  }
`;

export const Frame = styled.div`
  height: 100%;

  /* Where nothing can move a sheet, the list stands below the picture. */
  @media (max-width: 59.99rem) {
    height: clamp(20rem, 56vh, 34rem);
  }

  ${narrow} {
    height: 100%;
  }

  @media print {
    height: 18cm;
    break-inside: avoid;
  }
`;

/** Boxes of the narrow screen's sheet: beside a wide map there are only list, card and words. */
const onlySheet = css`
  ${wide} {
    display: contents;
  }
`;

export const Dock = styled.div`
  ${onlySheet}

  ${narrow} {
    position: sticky;
    z-index: 4;
    bottom: var(--consent-banner-height, 0px);
    display: flex;
    grid-area: 1 / 1;
    flex-direction: column;
    align-self: end;
    height: ${sheetPeek};
    /* However far the page is scrolled, the row of buttons stays above it. */
    margin-top: 4.25rem;
    border-top: 1px solid var(--color-border);
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    background: var(--color-surface);
    box-shadow: 0 -6px 24px rgb(20 16 30 / 18%);
    /* Not quite opaque: Chromium without a graphics card leaves out the wrong part of a drawn map below what is. */
    opacity: 0.999;
    transition: height 0.2s ease-out;

    [data-stop='half'] & {
      height: 50%;
    }

    [data-stop='full'] & {
      height: calc(100% - 4.25rem);
    }

    &[data-dragged] {
      transition: none;
    }
  }

  @media print {
    display: block;
  }
`;

export const Handle = styled.button`
  display: none;

  ${narrow} {
    display: grid;
    flex: none;
    height: 1.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    background: none;
    cursor: grab;
    place-items: center;
    touch-action: none;
  }

  @media print {
    display: none;
  }
`;

export const Grip = styled.span`
  width: 2.75rem;
  height: 0.3rem;
  border-radius: 1rem;
  background: var(--color-border-strong);
`;

export const Body = styled.div`
  ${onlySheet}

  ${narrow} {
    flex: 1;
    overflow: auto;
    min-height: 0;
  }
`;

export const Card = styled.div`
  @media (max-width: 59.99rem) {
    padding: 0 var(--space-3) var(--space-3);
  }

  ${wide} {
    z-index: 4;
    grid-area: frame;
    place-self: end start;
    overflow: auto;
    width: min(27rem, calc(100% - 6rem));
    max-height: calc(100% - 4rem);
    margin: 0 0 2.25rem var(--space-3);
    border-radius: var(--radius-m);
  }
`;

export const Words = styled.div`
  & p {
    max-width: var(--measure);
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  & p:not(:empty) {
    margin-bottom: var(--space-2);
  }

  @media (max-width: 59.99rem) {
    padding: 0 var(--space-4);
  }

  ${wide} {
    position: relative;
    grid-area: words;
  }
`;

/** Over the map, for as long as it takes: nothing moves when it has gone. */
export const Fetching = styled.p`
  && {
    position: absolute;
    z-index: 4;
    right: var(--space-4);
    bottom: calc(100% + 3.5rem);
    margin: 0;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-card);
    pointer-events: none;
  }
`;

export const List = styled.section`
  background: var(--color-surface);

  ${wide} {
    display: flex;
    grid-area: list;
    flex-direction: column;
    overflow: clip;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    min-height: 0;
  }
`;

export const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-border);

  & h2 {
    margin: 0;
    font-size: var(--text-l);
  }

  & p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  ${narrow} {
    padding-top: 0;
    padding-bottom: var(--space-2);

    & h2 {
      font-size: var(--text-m);
    }
  }
`;

export const Locked = styled.p`
  margin: 0;
  padding: var(--space-4);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Scroller = styled.div`
  ${wide} {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: auto;
  }

  @media print {
    overflow: visible;
  }
`;
