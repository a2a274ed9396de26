import styled, { css } from 'styled-components';

export const Head = styled.header`
  max-width: 96rem;
  margin: 0 auto;
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem) 0;
`;

export const Lead = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--space-4);
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
