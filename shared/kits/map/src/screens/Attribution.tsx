import { mapCopy } from './copy';
import type { DrawnMap } from '../logic/drawnMap';
import { Line } from './Attribution.styles';

/** Whose data is drawn. */
export function Attribution({
  sources,
  isOnline,
}: {
  readonly sources: DrawnMap['attribution'];
  readonly isOnline: boolean;
}) {
  return (
    <Line>
      <span>{isOnline ? mapCopy.online : mapCopy.attribution}: </span>
      {sources.map(({ text, url }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ''}
          <a href={url} rel="noopener external">
            {text}
          </a>
        </span>
      ))}
    </Line>
  );
}
