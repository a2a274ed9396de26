import { Button, ScreenHeading } from '@odysseus/ui';
import styled, { css, keyframes } from 'styled-components';

export const Surroundings = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding: clamp(var(--space-4), 4vw, var(--space-7)) clamp(1rem, 4vw, 2.5rem);

  @media (min-width: 64rem) {
    align-content: center;
    min-height: min(52rem, 90vh);
  }
`;

/** Ends the card's column. */
export const Onward = styled.div`
  width: 100%;
  max-width: 29rem;
  margin-inline: auto;

  @container (min-width: 52rem) {
    max-width: 58rem;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 29rem;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);

  @container (min-width: 52rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    max-width: 58rem;
  }
`;

export const Panel = styled.div`
  padding: clamp(var(--space-5), 6cqi, var(--space-7));

  @container (min-width: 52rem) {
    align-self: center;
  }
`;

export const Heading = styled(ScreenHeading)`
  && {
    /* In one line of the card. */
    font-size: min(var(--text-2xl), 2.25rem);
    margin-bottom: var(--space-5);
  }
`;

const stacked = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const Content = styled.div`
  ${stacked}
`;

export const Form = styled.form`
  ${stacked}

  & > * {
    width: 100%;
  }
`;

export const WideButton = styled(Button)`
  && {
    width: 100%;
  }
`;

export const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin: 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--color-border);
  }
`;

export const Terms = styled.p`
  margin: var(--space-3) 0 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
  text-align: center;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Email = styled.strong`
  overflow-wrap: anywhere;
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  background: color-mix(in srgb, var(--color-page) 94%, transparent);
  animation: ${appear} 160ms 100ms both;
`;
