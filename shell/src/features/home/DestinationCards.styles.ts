import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: var(--space-5);
  margin: 0 0 var(--space-4);
  padding: 0;
  list-style: none;
`;

const picture = css`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

export const Photo = styled.img`
  ${picture}
`;

export const Sky = styled.div`
  ${picture}
  background: linear-gradient(#a98bd0, #f0b98c 70%, #f6d9a8);
`;

export const Words = styled.div`
  position: relative;
  padding: var(--space-4) var(--space-5) var(--space-5);

  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-xl);
  }

  p {
    margin: 0;
    padding-right: var(--space-6);
    color: var(--color-text-soft);
  }
`;

export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    z-index: 1;
    inset: 0;
    content: '';
  }

  &:hover {
    text-decoration: underline;
  }
`;

export const Card = styled.li`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-card);
  transition:
    transform 160ms,
    box-shadow 160ms;

  &:hover {
    transform: translateY(-3px);
    box-shadow: var(--shadow-raised);
  }

  &:has(${CardLink}:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

export const Arrow = styled(Icon)`
  position: absolute;
  right: var(--space-5);
  bottom: var(--space-5);
  color: var(--color-accent);
`;
