import styled from 'styled-components';

export const Theatre = styled.div`
  min-width: 0;

  @media (min-width: 40.01rem) {
    overflow: hidden;
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-raised);
  }

  /* One box for controls to stick in: they stay in reach down to the years. */
  @media (max-width: 40rem) {
    display: contents;

    & > :last-child {
      order: 3;
    }
  }
`;

/** Stage and captions. */
export const Watched = styled.div`
  min-width: 0;

  @media (max-width: 40rem) {
    display: contents;

    & > :first-child {
      order: 1;
    }

    & > :nth-child(2) {
      order: 2;
    }
  }
`;

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 84rem;
  margin: 0 auto var(--space-3);
  outline: none;
  /* Below the bar of narrow screens. */
  scroll-margin-top: 3.5rem;

  @media (min-width: 40.01rem) {
    gap: var(--space-4);
    padding-inline: clamp(1rem, 4vw, 2.5rem);
  }

  @media (max-width: 40rem) {
    & > :nth-child(2) {
      order: 4;
    }

    & > :nth-child(3) {
      order: 5;
    }
  }

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;

    & > :last-child {
      grid-column: 1 / -1;
    }
  }

  &:fullscreen {
    align-content: center;
    max-width: none;
    padding: 0;
    overflow-y: auto;
    background: #14101f;
  }

  &:fullscreen ${Theatre} {
    width: min(100vw, calc((100vh - 13rem) * 16 / 9));
    margin-inline: auto;
    border-radius: 0;
  }

  &:fullscreen > :nth-child(n + 2) {
    display: none;
  }

  &:fullscreen {
    grid-template-columns: minmax(0, 1fr);
  }
`;
