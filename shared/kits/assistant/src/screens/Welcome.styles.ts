import styled from 'styled-components';

export const Greeting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-6);
  align-items: center;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, var(--measure)) minmax(10rem, 16rem);
  }
`;

export const Lead = styled.p`
  margin-bottom: var(--space-3);
  font-family: var(--font-display);
  font-size: var(--text-l);
  line-height: 1.4;
`;

export const From = styled.details`
  max-width: var(--measure);
  margin-bottom: var(--space-3);

  & > summary {
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const Paragraph = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--space-3);
`;

export const Vignette = styled.img`
  display: none;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 10;
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-card);
  object-fit: cover;

  @media (min-width: 48rem) {
    display: block;
  }
`;
