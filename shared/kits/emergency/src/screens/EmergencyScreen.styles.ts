import styled from 'styled-components';

export const Body = styled.div`
  display: grid;
  max-width: 72rem;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin: 0 auto;
  padding: 0 clamp(1rem, 4vw, 2.5rem) var(--space-6);
`;

/** What is folded: clear of the line above it, each chapter clear of the one before. */
export const Chapters = styled(Body)`
  padding-block-start: var(--space-6);

  h2 {
    margin-block: 0 var(--space-2);
  }
`;

export const Paragraph = styled.p`
  max-width: var(--measure);
`;

/** Small, and below what one came for. */
export const HowMuch = styled.p`
  max-width: var(--measure);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
