import styled from 'styled-components';

export const Marked = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

export const Count = styled.span`
  position: absolute;
  top: -0.5rem;
  left: 0.75rem;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border-radius: 999px;
  background: var(--color-accent);
  color: var(--color-accent-text);
  font-size: 0.6875rem;
  font-weight: 700;
  line-height: 1.125rem;
  text-align: center;
`;
