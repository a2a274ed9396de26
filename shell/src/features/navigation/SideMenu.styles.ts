import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import styled, { css } from 'styled-components';
import { EmergencyButton } from '../help';
import { TripLink } from '../trip';

/** For screen readers alone. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-3);
`;

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-2) 1.1875rem;
  color: inherit;
  font-family: var(--font-display);
  font-size: 1.375rem;
  font-weight: 600;
  text-decoration: none;

  svg {
    flex: none;
    color: #ffc98a;
  }
`;

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const List = styled.ul`
  ${list}
`;

export const Sublist = styled.ul`
  ${list}
  background: rgb(0 0 0 / 18%);

  /* What lies below the screen is styled and painted once it is scrolled to, not while the panel opens. */
  @media (max-width: 1023.98px) {
    & > li {
      content-visibility: auto;
      contain-intrinsic-size: auto 2.5rem;
    }
  }
`;

export const Rule = styled.hr`
  width: calc(100% - 2rem);
  margin: var(--space-3) auto;
  border: 0;
  border-top: 1px solid rgb(255 255 255 / 14%);
`;

export const EntryIcon = styled(Icon)`
  flex: none;
  /* Whole in the closed rail, which is narrower than what is set in twice. */
  max-width: none;
  color: var(--color-rail-soft);
`;

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.25;
`;

export const Mark = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--color-rail-soft);

  /* Without scripts nothing opens: what would not answer is not offered. */
  @media (scripting: none) {
    display: none;
  }
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  width: 100%;
  min-height: 2.75rem;
  padding: var(--space-1) var(--space-4) var(--space-1) 1.3125rem;
  border: 0;
  background: transparent;
  color: var(--color-rail-text);
  font-size: var(--text-s);
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--color-rail-active);
  }

  &[aria-current='page'] {
    background: var(--color-rail-active);
    box-shadow: inset 3px 0 0 #ffc98a;
    font-weight: 650;
  }

  &[aria-current='page'] ${EntryIcon} {
    color: #ffc98a;
  }
`;

const nested = css`
  min-height: 2.5rem;
  padding-left: 1.4375rem;

  ${Sublist} ${Sublist} & {
    padding-left: 2.125rem;
  }
`;

export const EntryLink = styled(Link)`
  ${entry}
`;

export const NestedLink = styled(Link)`
  ${entry}
  ${nested}
`;

/** Turns its mark round while its list is open. */
const opener = css`
  ${entry}

  &[aria-expanded='true'] ${Mark} svg {
    transform: rotate(180deg);
  }
`;

export const Opener = styled.button`
  ${opener}
`;

export const NestedOpener = styled.button`
  ${opener}
  ${nested}
`;

/** The rail is dark in both modes: the light red of dark mode stands on it. */
export const Emergency = styled(EmergencyButton)`
  ${entry}
  flex: none;
  color: #ff9f96;
  font-weight: 650;

  svg {
    flex: none;
  }
`;

export const Trip = styled(TripLink)`
  ${entry}
  flex: none;

  svg {
    color: var(--color-rail-soft);
  }
`;

export const Missing = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-4) var(--space-3) 1.4375rem;
  color: var(--color-rail-soft);
  font-size: var(--text-xs);

  button {
    min-height: 1.5rem;
    border: 0;
    background: none;
    color: #ffc98a;
    text-decoration: underline;
    cursor: pointer;
  }
`;
