import styled, { css } from 'styled-components';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  padding: 0.1em 0.6em;
  border-radius: 999px;
  font-size: 0.75rem;
  font-weight: 650;
  line-height: 1.5;
  white-space: nowrap;

  /* On the narrowest screens large letters need a second line. */
  @media (max-width: 22.5rem) {
    border-radius: 1em;
    white-space: normal;
  }
`;

export const FreeBadge = styled.span`
  ${badge}
  background: #d7efdf;
  color: #154b2e;
`;

export const ExpertBadge = styled.span`
  ${badge}
  background: #ffdfa6;
  color: #5a3600;
`;

export const PlainBadge = styled.span`
  ${badge}
  background: var(--color-surface-sunken);
  color: var(--color-text-soft);
`;
