import { Icon } from '@odysseus/ui';
import { memo } from 'react';
import { metroCopy } from './copy';
import { LineBullet } from './LineBullet';
import { lineParts } from './lineParts';
import { LineTrack } from './LineTrack';
import { linesByStation, type CompiledInterchange, type CompiledLine, type CompiledNetwork } from './network';
import classes from './LineList.module.css';

/** Every line in words: its stations in order, its branches, where one changes and where there is a lift. */
export const LineList = memo(function LineList({ network }: { readonly network: CompiledNetwork }) {
  const calling = linesByStation(network);
  const name = (station: number): string => network.stations[station]?.name ?? '';
  return (
    <div className={classes['lines']}>
      {network.lines.map((line) => (
        <details key={line.id} className={classes['entry']} id={`line-${line.id}`}>
          <summary>
            <LineBullet line={line} />
            <span className={classes['ends']}>{line.termini.map(name).join(' – ')}</span>
            <span className={classes['count']}>{metroCopy.stationsOf(calling.filter((lines) => lines.includes(line)).length)}</span>
            <Icon name="chevron-down" size={20} className={classes['chevron']} />
          </summary>
          <div className={classes['body']}>
            {lineParts(line, name).map((part, index, parts) => (
              <div key={`${part.title}-${index}`}>
                {parts.length > 1 ? <h3 className={classes['title']}>{part.title}</h3> : null}
                <div className={classes['part']}>
                  <LineTrack colour={line.colour} />
                  <ol className={classes['stations']}>
                    {part.stations.map((station, place) => (
                      <Station key={`${station}-${place}`} network={network} station={station} line={line} others={(calling[station] ?? []).filter((other) => other !== line)} />
                    ))}
                  </ol>
                </div>
              </div>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
});

interface StationProps {
  readonly network: CompiledNetwork;
  readonly station: number;
  readonly line: CompiledLine;
  readonly others: readonly CompiledLine[];
}

function Station({ network, station, line, others }: StationProps) {
  const own = network.stations[station];
  if (!own) return null;
  const walks = network.interchanges.filter(({ between }) => between.includes(station));
  return (
    <li>
      <span className={classes['name']}>{own.name}</span>
      {others.map((other) => (
        <LineBullet key={other.id} line={other} small />
      ))}
      {own.stepFree?.includes(line.id) ? (
        <span className={classes['lift']} title={metroCopy.stepFree}>
          <Icon name="accessibility" size={16} />
          <span className={classes['spoken']}>{metroCopy.stepFree}</span>
        </span>
      ) : null}
      {walks.map((walk) => (
        <span key={walk.between.join()} className={classes['walk']}>
          {walkText(network, walk, station)}
        </span>
      ))}
    </li>
  );
}

function walkText(network: CompiledNetwork, { between, by, minutes, signed }: CompiledInterchange, here: number): string {
  const other = network.stations[between[0] === here ? between[1] : between[0]]?.name ?? '';
  const text = metroCopy.interchange[by](other, minutes);
  return signed === false ? `${text} (${metroCopy.unsigned})` : text;
}
