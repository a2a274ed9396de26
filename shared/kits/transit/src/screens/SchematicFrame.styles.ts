import styled from 'styled-components';

export const Place = styled.div`
  min-height: min(24rem, 100vw);
`;

export const Waiting = styled.p`
  display: grid;
  place-items: center;
  min-height: min(24rem, 100vw);
  margin: 0;
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-l);
  color: var(--color-text-soft);

  /* A map that was not drawn leaves nothing on paper, and no title either. */
  @media print {
    section:has(> * > &) {
      display: none !important;
    }
  }
`;
