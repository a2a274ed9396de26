import styled from 'styled-components';

/** Seen by the page even while it says nothing. */
export const Kept = styled.div`
  min-height: 1px;
  max-width: 65ch;

  & p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: 0.875rem;
  }

  @media print {
    display: none;
  }
`;
