import { foldMark } from '@odysseus/page';
import { ButtonLink } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-top: var(--space-4);

  p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const Go = styled(ButtonLink)`
  && {
    min-height: 3.25rem;
    padding: 0 var(--space-5);
    font-size: var(--text-l);
  }
`;

/** Cards side by side. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (max-width: 30rem) {
    margin-top: var(--space-4);
  }

  /* No row is left half empty: what remains of the full rows shares its row. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
    }

    & > :is(:nth-child(3n + 1):nth-last-child(2), :nth-child(3n + 2):last-child),
    & > :nth-child(3n + 1):nth-last-child(4),
    & > :nth-child(3n + 1):nth-last-child(4) ~ li {
      grid-column: span 3;
    }
  }
`;

export const GivesList = styled.ul`
  ${columns}

  li {
    display: flex;
    gap: var(--space-4);
    color: var(--color-accent);
  }

  svg {
    flex: none;
    margin-top: 0.2rem;
  }

  h3 {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-size: 1.25rem;
  }

  p {
    margin: 0;
    color: var(--color-text);
  }
`;

export const InsideList = styled.ul`
  ${columns}

  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > :nth-child(odd):last-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  h3 {
    margin: 0 0 var(--space-2);
    color: var(--color-text);
    font-size: 1.25rem;
  }

  li {
    overflow: hidden;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-l);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-card);
  }

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > :nth-child(odd):last-child img {
      height: 100%;
    }
  }

  li > div {
    padding: var(--space-4);
  }

  /* The way to the screen, not a link within the words of it. */
  div > a {
    display: inline-block;
    min-height: 1.5rem;
    font-weight: 600;
  }
`;

export const QuestionList = styled.div`
  max-width: var(--measure);

  details {
    border-top: 1px solid var(--color-border);
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-3) 0.125rem var(--space-3) 0;
    font-weight: 600;
    cursor: pointer;
    ${foldMark}

    &::after {
      border-color: var(--color-text-soft);
    }
  }
`;

export const Opening = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-7);
  align-items: center;
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-7) clamp(1rem, 4vw, 2.5rem) var(--space-4);

  @media (max-width: 30rem) {
    padding-top: var(--space-3);
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

export const Lead = styled.p`
  max-width: 34rem;
  font-family: var(--font-display);
  font-size: var(--text-l);
`;

export const Stamp = styled.figure`
  margin: 0;
  padding: var(--space-3) var(--space-3) var(--space-2);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-raised);

  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  figcaption {
    padding-top: var(--space-2);
    color: var(--color-text-soft);
    font-size: var(--text-xs);
  }

  @media (min-width: 60rem) {
    transform: rotate(1.2deg);
  }
`;
