import styled from 'styled-components';

export const SheetHead = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);

  h4 {
    margin: 0;
    font-size: var(--text-l);
  }

  p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const Apps = styled.ul`
  margin: var(--space-3) 0 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    border-top: 1px solid var(--color-border);
    font-weight: 600;
    text-decoration: none;
  }
`;
