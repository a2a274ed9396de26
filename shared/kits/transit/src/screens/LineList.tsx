import { LineBullet } from '@odysseus/page';
import { Icon } from '@odysseus/ui';
import { memo } from 'react';
import { metroCopy } from './copy';
import { lineParts } from './lineParts';
import { LineTrack } from './LineTrack';
import { linesByStation, type CompiledInterchange, type CompiledLine, type CompiledNetwork } from '../logic/network';
import { lineAnchor } from '../logic/metroSections';
import * as S from './LineList.styles';

/** Every line in words: its stations in order, its branches, where one changes and where there is a lift. */
export const LineList = memo(function LineList({ network }: { readonly network: CompiledNetwork }) {
  const calling = linesByStation(network);
  const name = (station: number): string => network.stations[station]?.name ?? '';
  return (
    <S.Lines>
      {network.lines.map((line) => (
        <S.Entry key={line.id} id={lineAnchor(line.id)}>
          <summary>
            <LineBullet line={line} />
            <S.Ends>
              {line.name === undefined ? '' : `${line.name}: `}
              {line.termini.map(name).join(' – ')}
            </S.Ends>
            <S.Count>
              {line.someStops
                ? metroCopy.someStations
                : metroCopy.stationsOf(calling.filter((lines) => lines.includes(line)).length)}
            </S.Count>
            <S.Chevron name="chevron-down" size={20} />
          </summary>
          <S.Body>
            {[line.runs, line.note].map((text) => (text === undefined ? null : <S.Told key={text}>{text}</S.Told>))}
            {line.lifts === undefined ? null : (
              <S.Told>
                <strong>{metroCopy.lifts}:</strong> {line.lifts}
              </S.Told>
            )}
            {lineParts(line, name).map((part, index, parts) => (
              <div key={`${part.title}-${index}`}>
                {parts.length > 1 ? <S.Title>{part.title}</S.Title> : null}
                <S.Part>
                  <LineTrack colour={line.colour} />
                  <S.Stations>
                    {part.stations.map((station, place) => (
                      <Station
                        key={`${station}-${place}`}
                        network={network}
                        station={station}
                        line={line}
                        others={(calling[station] ?? []).filter((other) => other !== line)}
                      />
                    ))}
                  </S.Stations>
                </S.Part>
              </div>
            ))}
          </S.Body>
        </S.Entry>
      ))}
    </S.Lines>
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
      <S.Name>{own.name}</S.Name>
      {others.map((other) => (
        <LineBullet key={other.id} line={other} small />
      ))}
      {own.stepFree?.includes(line.id) ? (
        <S.Lift title={metroCopy.stepFree}>
          <Icon name="accessibility" size={16} />
          <S.Spoken>{metroCopy.stepFree}</S.Spoken>
        </S.Lift>
      ) : null}
      {walks.map((walk) => (
        <S.Walk key={walk.between.join()}>{walkText(network, walk, station)}</S.Walk>
      ))}
    </li>
  );
}

function walkText(
  network: CompiledNetwork,
  { between, by, minutes, signed }: CompiledInterchange,
  here: number,
): string {
  const other = network.stations[between[0] === here ? between[1] : between[0]]?.name ?? '';
  const text = metroCopy.interchange[by](other, minutes);
  return signed === false ? `${text} (${metroCopy.unsigned})` : text;
}
