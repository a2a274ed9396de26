import styled from 'styled-components';

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  font-size: var(--text-s);
  list-style: none;

  p {
    margin: 0.15rem 0 0;
    padding-left: var(--space-3);
    border-left: 3px solid var(--color-accent);
    color: var(--color-text-soft);
    line-height: 1.45;
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);

  & > :first-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

export const Nothing = styled.p`
  margin: 0;
  font-size: var(--text-s);
`;
