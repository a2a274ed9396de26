import { ScreenHeading } from '@odysseus/ui';
import styled, { css } from 'styled-components';

/** The conversation begins at the left edge of all that follows on the page. */
export const Layout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-5) clamp(1rem, 4vw, 2.5rem) 0;

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
    gap: var(--space-6);
  }
`;

/** What has the focus never lies below the field: `data-begun` in the shell's styles.css. */
export const StageColumn = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* The field stands at the bottom, however little is above it; before the first question it is the middle of the page. */
  &[data-begun],
  &[data-opening] {
    min-height: calc(100dvh - var(--space-5));
  }

  &[data-begun] > form {
    position: sticky;
    bottom: 0;
    margin-top: auto;
  }

  /* At 400 % zoom and on phones held sideways the page is worth more than a fixed field. */
  @media (max-height: 22rem) {
    &[data-begun] > form {
      position: static;
    }
  }

  @media (min-width: 75rem) {
    max-width: 50rem;
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

const small = css`
  && {
    margin-bottom: var(--space-2);
    font-size: var(--text-xl);
  }
`;

export const Heading = styled(ScreenHeading)<{ readonly $small: boolean }>`
  ${({ $small }) => ($small ? small : null)}
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin: 0 calc(-1 * var(--space-3)) var(--space-2);
`;

export const Tool = styled.button`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: 2.5rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 620;
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }
`;
