import styled from 'styled-components';

export const Cities = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-top: var(--space-4);
`;

export const City = styled.div`
  h3 {
    margin: 0 0 var(--space-2);
    font-size: var(--text-m);
  }
`;

export const Screens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 0 var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2rem;
  }

  svg {
    flex: none;
    color: var(--color-accent);
  }

  a {
    color: inherit;
    text-decoration-color: var(--color-border-strong);
  }
`;

export const Soon = styled.p`
  max-width: var(--measure);
  margin: var(--space-4) 0 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
