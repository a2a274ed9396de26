import styled from 'styled-components';

export const Line = styled.p`
  z-index: 2;
  margin: 0;
  padding: 0.1rem 0.5rem;
  border-top-left-radius: var(--radius-s);
  background: color-mix(in srgb, var(--color-surface) 88%, transparent);
  color: var(--color-text-soft);
  font-size: 0.6875rem;
  line-height: 1.35;

  & a {
    color: inherit;
  }

  /* It rides on the sheet. */
  @media (max-width: 59.99rem) {
    position: absolute;
    right: 0;
    bottom: 100%;

    /* Nothing is left of the map. */
    [data-stop='full'] & {
      display: none;
    }
  }

  @media (max-width: 59.99rem) and (scripting: none) {
    position: static;
  }

  @media (min-width: 60rem) {
    grid-area: frame;
    place-self: end;
    border-bottom-right-radius: var(--radius-m);
  }

  @media print {
    position: static;
  }
`;
