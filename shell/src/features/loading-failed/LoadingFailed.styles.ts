import { Icon, ScreenHeading } from '@odysseus/ui';
import styled from 'styled-components';

export const Failed = styled.section`
  max-width: var(--measure);
  margin: 0 auto;
  padding: var(--space-8) var(--space-4);
  text-align: center;
`;

export const Warning = styled(Icon)`
  color: var(--color-warning);
`;

export const Title = styled(ScreenHeading)`
  && {
    font-size: var(--text-2xl);
  }
`;

export const Advice = styled.p`
  color: var(--color-text-soft);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
`;
