import styled, { css } from 'styled-components';

export const Details = styled.div`
  border-top: 1px solid var(--color-border);
  font-size: var(--text-s);

  h4 {
    margin: var(--space-3) 0;
    font-size: var(--text-m);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0 0 var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--space-3);
  }

  dt {
    color: var(--color-text-soft);
  }

  dd {
    margin: 0;
  }

  @media (max-width: 30rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  max-width: 22rem;
`;

/** Days and hours. */
export const Row = styled.span`
  ${row}
`;

const others = css`
  color: var(--color-text-soft);
`;

export const FareRow = styled.span<{ readonly $others: boolean }>`
  ${row}
  ${({ $others }) => ($others ? others : null)}
`;

export const AsOf = styled.span`
  display: block;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Note = styled.span`
  display: block;
`;

export const ProductName = styled.strong`
  display: block;
  margin-top: var(--space-2);

  &:first-child {
    margin-top: 0;
  }
`;

export const OwnRow = styled.span`
  ${row}
  border-top: 1px solid var(--color-border);
  font-weight: 650;
`;

export const PointsTitle = styled.h4`
  margin-bottom: var(--space-1);
`;

export const PointList = styled.ul`
  padding-left: 1.25rem;
`;
