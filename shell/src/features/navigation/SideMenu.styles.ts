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
`;

export const Rule = styled.hr`
  width: calc(100% - 2rem);
  margin: var(--space-3) auto;
  border: 0;
  border-top: 1px solid rgb(255 255 255 / 14%);
`;

export const EntryIcon = styled(Icon)`
  flex: none;
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
    padding-left: 2.5rem;
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

const open = css`
  @media (max-width: 1023.98px) {
    visibility: visible;
    transform: none;
    box-shadow: var(--shadow-raised);
    transition: transform 200ms ease;
  }
`;

export const Menu = styled.nav<{ readonly $open: boolean }>`
  position: fixed;
  z-index: 50;
  top: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  padding: var(--space-3) 0 var(--space-6);
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: var(--color-rail-active) transparent;
  background: var(--color-rail);
  color: var(--color-rail-text);

  & :focus-visible {
    outline-color: #ffd9a0;
    outline-offset: -3px;
  }

  /* Specification, sections 2 and 9: a rail of 4rem that widens to 18rem. */
  @media (min-width: 1024px) {
    width: 4rem;
    transition: width 180ms ease;

    /* Keyboard focus only: a click on an entry must not hold the rail open when the pointer has left. */
    &:is(:hover, :has(:focus-visible)) {
      width: 18rem;
      box-shadow: var(--shadow-raised);
    }

    ${Label},
    ${Mark} {
      white-space: nowrap;
    }

    /* Transparent rather than hidden: the entries keep their names for screen readers. */
    &:not(:is(:hover, :has(:focus-visible))) :is(${Label}, ${Mark}) {
      opacity: 0;
    }

    /* Clipped rather than taken away: while the focus moves on, the rail counts as narrow for a moment, and the next stop must be there. */
    &:not(:is(:hover, :has(:focus-visible))) ${Sublist} {
      height: 0;
      overflow: clip;
    }
  }

  @media (max-width: 1023.98px) {
    width: min(18rem, 86vw);
    visibility: hidden;
    transform: translateX(-100%);
    transition:
      transform 200ms ease,
      visibility 0s 200ms;
  }

  ${({ $open }) => ($open ? open : null)}

  @media print {
    display: none;
  }
`;

export const Close = styled.button`
  @media (min-width: 1024px) {
    display: none;
  }

  @media (max-width: 1023.98px) {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-right: var(--space-2);
    border: 0;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
`;

export const Bar = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }

  @media (max-width: 1023.98px) {
    position: sticky;
    z-index: 40;
    top: 0;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    height: 3.5rem;
    padding: 0 var(--space-2);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);
  }

  @media (scripting: none) {
    padding-left: var(--space-4);
  }

  @media print {
    display: none;
  }
`;

export const Toggle = styled.button`
  @media (max-width: 1023.98px) {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    cursor: pointer;
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const BarTrip = styled(TripLink)`
  @media (max-width: 1023.98px) {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-m);
    color: var(--color-text);

    &:hover {
      background: var(--color-accent-soft);
    }
  }
`;

export const BarEmergency = styled(EmergencyButton)`
  @media (max-width: 1023.98px) {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--radius-m);
    color: var(--color-danger);

    &:hover {
      background: var(--color-danger-soft);
    }
  }
`;

export const BarBrand = styled(Link)`
  @media (max-width: 1023.98px) {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--color-text);
    font-family: var(--font-display);
    font-size: 1.25rem;
    font-weight: 600;
    text-decoration: none;

    svg {
      color: var(--color-accent);
    }
  }
`;

export const Backdrop = styled.div`
  @media (min-width: 1024px) {
    display: none;
  }

  @media (max-width: 1023.98px) {
    position: fixed;
    z-index: 45;
    inset: 0;
    background: rgb(12 10 18 / 55%);
  }
`;
