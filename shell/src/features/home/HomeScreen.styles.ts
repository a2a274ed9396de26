import { Icon } from '@odysseus/ui';
import styled, { css } from 'styled-components';

export const Section = styled.section`
  max-width: 72rem;
  margin: 0 auto;
  padding: var(--space-6) clamp(1rem, 4vw, 2.5rem) var(--space-4);

  h2 {
    font-size: var(--text-2xl);
  }
`;

export const Promises = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    margin-bottom: var(--space-2);
  }

  p {
    margin: 0;
    color: var(--color-text-soft);
    font-size: var(--text-s);
  }
`;

export const PromiseIcon = styled(Icon)`
  margin-bottom: var(--space-2);
  color: var(--color-accent);
`;

export const Offers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);
`;

const expert = css`
  border-color: var(--color-accent);
  background: var(--color-accent-soft);
`;

export const OfferCard = styled.div<{ readonly $expert: boolean }>`
  padding: var(--space-5);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  background: var(--color-surface-raised);

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--space-3);
  }

  ${({ $expert }) => ($expert ? expert : null)}
`;

export const Tick = styled(Icon)`
  flex: none;
  margin-top: 0.3rem;
  color: var(--color-accent);
`;

export const Once = styled.p`
  margin: var(--space-4) 0;
  color: var(--color-text-soft);
  font-size: var(--text-s);
`;
