import type { Known, Link } from '@odysseus/model';
import { Confirm, Origins } from './HowKnown.styles';
import { knownLine, severalLine, type HeldFact } from './knownLine';

interface HowKnownProps {
  readonly known?: Known | undefined;
  /** What is told, and its words where nobody read it. */
  readonly facts?: readonly HeldFact[];
  /** What is told is not sure, read or not. */
  readonly confirm?: boolean | undefined;
  /** Many things are told above: of what is not sure a part may have been read, and which doesn't show. */
  readonly several?: boolean;
  /** Where to confirm, and to read on. */
  readonly links?: readonly Link[] | undefined;
}

/** One quiet line on how the facts above it are known, and where to read on. */
export function HowKnown({ known, facts = [], confirm = false, several = false, links = [] }: HowKnownProps) {
  const quiet = several || !confirm;
  const line = several && confirm ? severalLine(known) : knownLine(known, facts, confirm);
  if (line === undefined && links.length === 0) return null;
  return (
    <Origins>
      {line === undefined ? null : quiet ? <span>{line}</span> : <Confirm>{line}</Confirm>}
      {links.map(({ title, url }) => (
        <a key={url} href={url} rel="noopener external">
          {title}
        </a>
      ))}
    </Origins>
  );
}
