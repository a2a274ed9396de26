import styled from 'styled-components';

export const Party = styled.section`
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);

  h4 {
    margin-bottom: var(--space-2);
    font-size: var(--text-m);
  }
`;

export const PartTitle = styled.h5`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin: var(--space-4) 0 var(--space-2);
  color: var(--color-accent);
  font-family: var(--font-text);
  font-size: var(--text-s);
  font-weight: 650;
  letter-spacing: 0;
`;

export const Note = styled.p`
  margin: var(--space-2) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  line-height: 1.45;
`;
