import type { CompiledWalk } from '../logic/compiledWalk';
import { WalkCard } from './WalkCard';
import { Cards } from './Walks.styles';

interface WalksProps {
  readonly walks: readonly CompiledWalk[];
  /** Key of the walk that is drawn. */
  readonly drawn: string | undefined;
  readonly onDraw: (key: string | undefined) => void;
}

/** The walks of a city, each to be drawn on the map above. */
export function Walks({ walks, drawn, onDraw }: WalksProps) {
  return (
    <Cards>
      {walks.map((walk) => (
        <WalkCard
          key={walk.key}
          walk={walk}
          isDrawn={walk.key === drawn}
          onDraw={(wanted) => onDraw(wanted ? walk.key : undefined)}
        />
      ))}
    </Cards>
  );
}
