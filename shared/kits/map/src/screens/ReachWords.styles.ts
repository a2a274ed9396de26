import styled from 'styled-components';
import { reachColours } from '../logic/reachColours';

const { light, dark } = reachColours;

/** What the map's lines mean: each is as broad here as there. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  margin: 0 0 var(--space-2);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);

  & li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  & path {
    stroke: ${light[5]};
    stroke-linecap: round;
  }

  & [data-minutes='10'] path {
    stroke: ${light[10]};
  }

  & [data-minutes='15'] path {
    stroke: ${light[15]};
  }

  @media (prefers-color-scheme: dark) {
    & path {
      stroke: ${dark[5]};
    }

    & [data-minutes='10'] path {
      stroke: ${dark[10]};
    }

    & [data-minutes='15'] path {
      stroke: ${dark[15]};
    }
  }
`;
