import { mapCopy } from './copy';
import type { Ground } from './engine/mapHandle';
import type { DrawnMap } from '../logic/drawnMap';
import { Line } from './Attribution.styles';

/** Whose data is drawn. */
export function Attribution({
  sources,
  ground,
}: {
  readonly sources: DrawnMap['attribution'];
  readonly ground: Ground;
}) {
  const { streets } = mapCopy;
  const all =
    ground === 'tiles' && !sources.some(({ text }) => text === streets.text) ? [streets, ...sources] : sources;
  return (
    <Line data-ground={ground}>
      <span>{ground === 'online' ? mapCopy.online : mapCopy.attribution}: </span>
      {all.map(({ text, url }, index) => (
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
