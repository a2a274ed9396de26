import { Button } from '@odysseus/ui';
import type { CompiledWalk } from '../logic/compiledWalk';
import { mapCopy } from './copy';
import { Row } from './DrawnWalkWords.styles';

interface DrawnWalkWordsProps {
  readonly walk: CompiledWalk | undefined;
  readonly onTakeOff: () => void;
}

const { walks: copy } = mapCopy;

/** Which walk is drawn on the map; spoken when it changes. */
export function DrawnWalkWords({ walk, onTakeOff }: DrawnWalkWordsProps) {
  return (
    <Row>
      <p role="status">{walk ? copy.drawn(walk.title, walk.stops.length, walk.from, walk.to) : null}</p>
      {walk ? (
        <>
          <a href={`#walk-${walk.key}`}>{copy.read}</a>
          <Button kind="quiet" onClick={onTakeOff}>
            {copy.takeOff}
          </Button>
        </>
      ) : null}
    </Row>
  );
}
