import type { CompiledPlace } from '@odysseus/model';
import { ShareButton } from '@odysseus/page';
import { Line, LocalName } from './CardShare.styles';

interface CardShareProps {
  readonly place: Pick<CompiledPlace, 'id' | 'name' | 'localName'>;
  /** Of the screen that shows the card. */
  readonly path: string;
}

/** The first line of an opened card: what the place is called there, and the way to hand it on. */
export function CardShare({ place: { id, name, localName }, path }: CardShareProps) {
  return (
    <Line>
      {localName && localName !== name ? <LocalName>{localName}</LocalName> : null}
      <ShareButton worded title={name} to={`${path}#${id}`} />
    </Line>
  );
}
