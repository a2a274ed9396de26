import { Link } from '@odysseus/runtime';
import { ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Page = styled.div`
  max-width: 52rem;
  margin: 0 auto;
  padding: var(--space-4) clamp(1rem, 4vw, 2.5rem) var(--space-6);

  @media (min-width: 48rem) {
    padding-top: var(--space-7);
  }

  /* Ink on paper, whatever the screen shows. */
  @media print {
    --color-text: #000;
    --color-text-soft: #333;
    --color-surface-raised: #fff;
    --color-surface-sunken: #fff;
    --color-border: #999;
    --color-accent: #8f3a16;
    --color-accent-text: #fff;
    --color-danger: #8a1c1f;
    --color-success: #14532f;
    --text-xs: 8pt;
    --text-s: 9pt;
    --text-m: 10.5pt;
    --text-l: 12pt;
    --text-xl: 14pt;
    --text-2xl: 18pt;
    max-width: none;
    padding: 0;
    color: #000;
    line-height: 1.3;
    print-color-adjust: exact;
  }
`;

export const Title = styled(ScreenHeading)`
  && {
    margin-bottom: var(--space-2);
    font-size: var(--text-2xl);
  }
`;

export const Lead = styled.p`
  margin-bottom: var(--space-3);
  color: var(--color-text-soft);
  font-size: var(--text-s);

  @media print {
    display: none;
  }
`;

/** Scripts read the trip: without them the page says so. */
export const NoScripts = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** Room for what comes, so that nothing below is seen to move. */
export const Waiting = styled.p`
  color: var(--color-text-soft);
  font-size: var(--text-s);

  @media (scripting: none) {
    display: none;
  }
`;

export const Head = styled.p`
  flex: 1 1 auto;
  margin: 0;
  font-weight: 650;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-bottom: var(--space-2);

  button {
    min-height: 2.75rem;
    padding-inline: var(--space-4);
  }

  @media print {
    & > button {
      display: none;
    }
  }
`;

export const DayTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
  margin-bottom: var(--space-5);

  p {
    flex: 1 1 14rem;
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }

  label {
    flex: 1 1 11rem;
    max-width: 20rem;
  }

  @media print {
    display: none;
  }
`;

/** What is done with places that stand on no day yet. */
export const Begin = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-3);

  @media print {
    display: none;
  }
`;

export const Section = styled.section`
  /* A trip of many weeks is laid out as far as it is seen. */
  content-visibility: auto;
  contain-intrinsic-size: auto 60rem;
  /* What is outside is cut off, outlines too. */
  margin: 0 -0.375rem var(--space-6);
  padding: 0 0.375rem;

  & > button {
    margin-bottom: var(--space-3);
  }

  & > button:last-child {
    margin: var(--space-3) 0 0;
  }

  @media print {
    content-visibility: visible;
    margin: 0;

    & + & {
      break-before: page;
    }

    & > button {
      display: none;
    }
  }
`;

export const DayHead = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--space-2);
`;

export const DayTitle = styled.h2`
  margin: 0;
`;

export const Subtitle = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-soft);
`;

export const Change = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-accent);
  font-size: var(--text-s);
  font-weight: 620;
  cursor: pointer;

  &:hover {
    background: var(--color-accent-soft);
  }

  @media print {
    display: none;
  }
`;

export const MapLink = styled(Link)`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  width: fit-content;
  min-height: 2.75rem;
  margin-bottom: var(--space-2);
  font-size: var(--text-s);
  font-weight: 620;

  @media print {
    display: none;
  }
`;

export const Stops = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Quiet = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;

export const DaySum = styled.p`
  margin: var(--space-3) 0 0;
  font-size: var(--text-s);
  font-weight: 650;
`;

export const Night = styled.p`
  margin: var(--space-2) 0 0;
  font-size: var(--text-s);
`;

export const Totals = styled.div`
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border);

  @media print {
    break-inside: avoid;
  }
`;

export const Bookings = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--color-border);
  }

  span > span {
    display: block;
    margin: 0;
  }

  @media print {
    li {
      padding: 1pt 0;
    }
  }
`;

export const Reminders = styled.div`
  margin-bottom: var(--space-4);

  @media print {
    display: none;
  }
`;

export const Total = styled.p`
  margin-bottom: var(--space-2);
  font-size: var(--text-l);
  font-weight: 650;
`;

export const PassLinks = styled.ul`
  margin: var(--space-3) 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    min-height: 1.5rem;
    font-weight: 620;
  }

  @media print {
    display: none;
  }
`;

export const Empty = styled.div`
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);

  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-left: 1.25rem;
  }

  h3 {
    font-size: var(--text-m);
  }

  & > :last-child {
    margin-bottom: 0;
  }
`;

export const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: 999px;
    color: var(--color-text);
    text-decoration: none;
  }
`;

export const Copied = styled.textarea`
  width: 100%;
  margin-bottom: var(--space-4);
  padding: var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-s);
  background: var(--color-surface);
  font-size: var(--text-s);
`;

export const Said = styled.p`
  position: sticky;
  bottom: var(--space-3);
  width: fit-content;
  margin: 0 auto;
  padding: var(--space-2) var(--space-4);
  border-radius: 999px;
  background: var(--color-text);
  color: var(--color-page);
  font-size: var(--text-s);
  pointer-events: none;

  &:empty {
    display: none;
  }

  @media print {
    display: none;
  }
`;
