import styled from 'styled-components';

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: var(--measure);
  margin: 0;
  padding: 0;
  counter-reset: step;
  list-style: none;

  li {
    position: relative;
    min-height: 2.25rem;
    padding-inline-start: 3rem;
    counter-increment: step;
    font-size: 1.1875rem;
    line-height: 1.4;
  }

  li::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: grid;
    width: 2.125rem;
    height: 2.125rem;
    place-items: center;
    border-radius: 50%;
    background: var(--color-text);
    color: var(--color-page);
    content: counter(step);
    font-weight: 750;
  }
`;
