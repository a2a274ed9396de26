import { Icon, spokenOnly } from '@odysseus/ui';
import styled from 'styled-components';

export const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  @media print {
    display: block;
    columns: 3;
    column-gap: 6mm;

    & li {
      min-height: 0;
      padding-block: 0;
      font-size: 7.5pt;
      line-height: 1.2;
    }
  }
`;

export const Ends = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: 600;
  line-height: 1.3;
`;

export const Count = styled.span`
  color: var(--color-text-soft);
  font-size: var(--text-xs);
  white-space: nowrap;

  @media (max-width: 40rem) {
    display: none;
  }
`;

export const Chevron = styled(Icon)`
  flex: none;
  transition: transform 150ms;
`;

export const Entry = styled.details`
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);

  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding: var(--space-2) var(--space-4);
    cursor: pointer;
    list-style: none;
  }

  & summary::-webkit-details-marker {
    display: none;
  }

  &[open] ${Chevron} {
    transform: rotate(180deg);
  }
`;

export const Body = styled.div`
  column-gap: var(--space-5);
  columns: 20rem;
  padding: var(--space-2) var(--space-4) var(--space-4);

  & > div {
    break-inside: avoid;
    padding-bottom: var(--space-3);
  }
`;

export const Told = styled.p`
  column-span: all;
  max-width: 62ch;
  margin: 0 0 var(--space-3);
  font-size: var(--text-s);
`;

export const Title = styled.h3`
  font-size: 1.0625rem;
`;

export const Part = styled.div`
  position: relative;
  margin-left: 0.5rem;
`;

export const Stations = styled.ol`
  margin: 0;
  padding: 0;
  font-size: var(--text-s);
  list-style: none;

  & li {
    display: flex;
    position: relative;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.15rem 0.35rem;
    padding: 0.2rem 0 0.2rem calc(var(--space-4) + 6px);
  }

  & li::before {
    content: '';
    position: absolute;
    top: 0.65em;
    left: -3px;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--color-text);
    border-radius: 50%;
    background: var(--color-surface);
  }
`;

export const Name = styled.span`
  min-width: 0;
  margin-right: var(--space-1);
`;

export const Walk = styled.span`
  flex-basis: 100%;
  color: var(--color-text-soft);
  font-size: var(--text-xs);
`;

export const Lift = styled.span`
  display: inline-flex;
  color: var(--color-accent);
`;

export const Spoken = styled.span`
  ${spokenOnly}
`;
