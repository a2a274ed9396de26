import styled from 'styled-components';

export const Nearest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;

  p {
    margin: 0;
  }
`;

export const Label = styled.p`
  font-weight: 650;
`;

export const Called = styled.p`
  font-weight: 650;
  color: var(--color-danger);
`;

export const Places = styled.ul`
  display: grid;
  width: 100%;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    align-content: start;
    padding: var(--space-3);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
`;

export const Name = styled.p`
  font-weight: 620;
`;

export const Where = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const Asking = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;

  @media (scripting: none) {
    display: none;
  }
`;

export const All = styled.p`
  a {
    display: inline-flex;
    min-height: 2.75rem;
    align-items: center;
  }
`;
