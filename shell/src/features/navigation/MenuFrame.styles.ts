import { menuOpenClass } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import styled, { css } from 'styled-components';
import { EmergencyButton } from '../help';
import { TripLink } from '../trip';
import { Label, Mark, Sublist } from './SideMenu.styles';

/** Of wide screens alone, and only while the menu is wide. */
export const Pin = styled.button`
  display: none;

  @media (min-width: 1024px) {
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-right: var(--space-2);
    border: 0;
    border-radius: var(--radius-m);
    background: transparent;
    color: var(--color-rail-soft);
    cursor: pointer;

    &:hover {
      background: var(--color-rail-active);
    }

    &[aria-pressed='true'] {
      color: #ffc98a;
    }
  }
`;

/** Specification, sections 2 and 9: a rail of 4rem that widens to 18rem. */
const rail = css`
  @media (min-width: 1024px) {
    width: 4rem;
    transition: width 180ms ease;

    /* Keyboard focus only: a click on an entry must not hold the rail open when the pointer has left. */
    &:is(:hover, :has(:focus-visible)) {
      width: 18rem;
      box-shadow: var(--shadow-raised);
    }

    &:is(:hover, :has(:focus-visible)) ${Pin} {
      display: grid;
    }

    /* Transparent rather than hidden: the entries keep their names for screen readers. */
    &:not(:is(:hover, :has(:focus-visible))) :is(${Label}, ${Mark}) {
      opacity: 0;
    }

    /*
     * Clipped rather than taken away: while the focus moves on, the rail counts as narrow for a moment, and the next stop must be
     * there. Of the city that one is in the page stays that one is on: its others stand in the bar of its pages, each with its word.
     */
    &:not(:is(:hover, :has(:focus-visible))) ${Sublist} > li:not(:has([aria-current='page'])) {
      height: 0;
      overflow: clip;
    }
  }
`;

/** By a visitor's wish it stays wide. */
const pinnedOpen = css`
  @media (min-width: 1024px) {
    width: 18rem;

    ${Pin} {
      display: grid;
    }
  }
`;

export const Menu = styled.nav<{ readonly $pinned: boolean }>`
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

  ${({ $pinned }) => ($pinned ? pinnedOpen : rail)}

  @media (min-width: 1024px) {
    ${Label},
    ${Mark} {
      white-space: nowrap;
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

  @media (max-width: 1023.98px) {
    :root.${menuOpenClass} & {
      visibility: visible;
      transform: none;
      box-shadow: var(--shadow-raised);
      transition: transform 200ms ease;
    }
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
    gap: min(var(--space-2), 2vw);
    height: 3.5rem;
    padding: 0 min(var(--space-2), 2vw);
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface);

    /* Four of them beside the mark of the site, however large the text is. */
    & > button,
    & > a:not(:first-of-type) {
      flex: none;
      width: min(2.75rem, 13.5vw);
    }
  }

  @media (scripting: none) {
    padding-left: var(--space-4);
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
    /* The name goes whole where it has no room beside the mark: into a second line that is clipped. */
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-2);
    min-width: 1.375rem;
    height: 2.75rem;
    overflow: hidden;
    color: var(--color-text);
    font-family: var(--font-display);
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 2.75rem;
    text-decoration: none;

    svg {
      height: 2.75rem;
      color: var(--color-accent);
    }
  }
`;

export const Backdrop = styled.div`
  display: none;

  @media (max-width: 1023.98px) {
    :root.${menuOpenClass} & {
      display: block;
    }

    position: fixed;
    z-index: 45;
    inset: 0;
    background: rgb(12 10 18 / 55%);
  }
`;
