import { Typeset } from '@odysseus/page';
import { placeCopy } from '@odysseus/places';
import { Link } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import type { CompiledWalk, WalkStop } from '../logic/compiledWalk';
import { mapCopy } from './copy';
import {
  Card,
  Ends,
  Line,
  Name,
  Note,
  Onward,
  Quick,
  Stay,
  StopHead,
  StopName,
  Stops,
  Unfold,
} from './WalkCard.styles';

interface WalkCardProps {
  readonly walk: CompiledWalk;
  readonly isDrawn: boolean;
  readonly onDraw: (wanted: boolean) => void;
}

const { walks: copy } = mapCopy;

/** A walk: what it is in a line, and, folded, where it begins and ends, and its stops. */
export function WalkCard({ walk, isDrawn, onDraw }: WalkCardProps) {
  const { key, title, line, quick, from, to, stepFree, note, stops } = walk;
  return (
    <Card id={`walk-${key}`} aria-labelledby={`walk-${key}-name`} data-drawn={isDrawn || undefined}>
      <Name id={`walk-${key}-name`}>{title}</Name>
      <Quick>{quick}</Quick>
      <Line>
        <Typeset text={line} />
      </Line>
      <Button
        kind={isDrawn ? 'primary' : 'secondary'}
        aria-pressed={isDrawn}
        aria-label={`${isDrawn ? copy.takeOff : copy.show}: ${title}`}
        onClick={() => onDraw(!isDrawn)}
      >
        <Icon name={isDrawn ? 'check' : 'map'} size={18} />
        {isDrawn ? copy.takeOff : copy.show}
      </Button>
      <Unfold open={isDrawn}>
        <summary aria-label={`${copy.stops(stops.length)}: ${title}`}>{copy.stops(stops.length)}</summary>
        <Ends>
          {copy.ends(from, to)}
          <br />
          {placeCopy.stepFree}: {placeCopy.stepFreeWords[stepFree].toLowerCase()}
        </Ends>
        {note ? <Note>{note}</Note> : null}
        <Stops>
          {stops.map((stop) => (
            <Stop key={stop.name + stop.what} stop={stop} />
          ))}
        </Stops>
      </Unfold>
    </Card>
  );
}

function Stop({ stop: { name, to, minutes, what, walk } }: { readonly stop: WalkStop }) {
  return (
    <li>
      <StopHead>
        <StopName>{to === undefined ? name : <Link to={to}>{name}</Link>}</StopName>
        {minutes > 0 ? <Stay>{copy.stay(minutes)}</Stay> : null}
      </StopHead>
      <p>
        <Typeset text={what} />
      </p>
      {walk === undefined ? null : (
        <Onward>
          <Icon name="footprints" size={14} /> {mapCopy.walk(walk)}
        </Onward>
      )}
    </li>
  );
}
