import styled from 'styled-components';

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 96rem;
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem);

  @media (min-width: 60rem) {
    grid-template:
      'filters filters' auto 'list frame' minmax(30rem, min(46rem, calc(100vh - 7rem)))
      'words words' auto / minmax(20rem, 24rem) minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`;

export const Filters = styled.div`
  @media (min-width: 60rem) {
    grid-area: filters;
  }
`;

export const Stage = styled.section`
  position: relative;
  min-width: 0;

  @media (min-width: 60rem) {
    grid-area: frame;
  }
`;

export const Frame = styled.div`
  height: clamp(20rem, 56vh, 34rem);

  @media (min-width: 60rem) {
    height: 100%;
  }

  @media print {
    height: 18cm;
    break-inside: avoid;
  }
`;

export const Card = styled.div`
  margin-top: var(--space-2);

  @media (min-width: 60rem) {
    position: absolute;
    z-index: 4;
    bottom: 2.25rem;
    left: var(--space-3);
    overflow: auto;
    width: min(27rem, calc(100% - 6rem));
    max-height: calc(100% - 4rem);
    border-radius: var(--radius-m);
  }
`;

export const Words = styled.div`
  & p {
    max-width: var(--measure);
    margin: 0 0 var(--space-2);
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  &:empty {
    display: none;
  }

  @media (min-width: 60rem) {
    grid-area: words;
  }
`;

export const List = styled.section`
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  @media (min-width: 60rem) {
    grid-area: list;
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
`;

export const Locked = styled.p`
  margin: 0;
  padding: var(--space-4);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Scroller = styled.div`
  /* What follows the map is not 380 rows away. */
  @media (max-width: 59.99rem) {
    overflow: auto;
    max-height: 75svh;
  }

  @media (min-width: 60rem) {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: auto;
  }

  @media print {
    overflow: visible;
    max-height: none;
  }
`;
