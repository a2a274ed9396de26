import styled, { css } from 'styled-components';
import { lowPhone } from './lowPhone';

const pictured = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-7);
  align-items: center;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(14rem, 20rem);
  }
`;

export const Header = styled.header<{ readonly $pictured: boolean }>`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-7) clamp(1rem, 4vw, 2.5rem) 0;

  p {
    max-width: var(--measure);
  }

  @media (max-width: 30rem) {
    padding-top: var(--space-2);

    p {
      margin-bottom: var(--space-1);
    }
  }

  @media ${lowPhone} {
    p {
      margin-bottom: 0.125rem;
      line-height: 1.25;
    }
  }

  ${({ $pictured }) => ($pictured ? pictured : null)}
`;

export const Lead = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-l);

  @media (max-width: 30rem) {
    font-size: 0.9375rem;
    line-height: 1.35;
  }

  /* The first place of a list stands above the banner about cookies. */
  @media ${lowPhone} {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    font-size: 0.875rem;
  }
`;

export const HowMuch = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);

  @media (max-width: 30rem) {
    font-size: var(--text-xs);
    line-height: 1.4;
  }

  @media ${lowPhone} {
    line-height: 1.2;
  }
`;

export const Vignette = styled.img`
  display: none;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-card);
  object-fit: cover;

  @media (min-width: 64rem) {
    display: block;
  }
`;
