import styled from 'styled-components';

export const Box = styled.div`
  padding-bottom: var(--space-5);
`;

export const Title = styled.h2`
  margin: var(--space-5) 0 var(--space-3);

  @media (min-width: 30.01rem) {
    font-size: var(--text-2xl);
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-3);
`;

export const Group = styled.section`
  padding: var(--space-4) var(--space-2) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const GroupTitle = styled.h3`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  margin: 0 var(--space-2) var(--space-2);
  font-size: var(--text-m);

  svg {
    flex: none;
    color: var(--color-accent);
  }
`;

export const Question = styled.button`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 2.75rem;
  padding: var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  font-size: var(--text-s);
  line-height: 1.35;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--color-text-soft);
  }

  &:hover {
    background: var(--color-accent-soft);
    color: var(--color-accent);
  }
`;
