import { formatDistance } from '@odysseus/model';
import { lineName } from '@odysseus/page';
import { Notice } from '@odysseus/ui';
import { metroCopy } from './copy';
import { nearestStepFree } from '../logic/nearestStepFree';
import { linesByStation, type CompiledNetwork } from '../logic/network';

interface NoJourneyProps {
  readonly network: CompiledNetwork;
  readonly from: number;
  readonly to: number;
}

/** Why there is no way without steps, as far as that is known, and what to do instead. */
export function NoJourney({ network, from, to }: NoJourneyProps) {
  const named = (id: string): string => network.lines.find((line) => line.id === id)?.name ?? lineName(id);
  const calling = linesByStation(network);
  const stairs = [from, to].filter((station) => !network.stations[station]?.stepFree);
  return (
    <Notice tone="warning" title={metroCopy.noStepFree}>
      {stairs.map((station) => (
        <div key={station}>
          <p>
            {metroCopy[network.stations[station]?.stepsUnknown ? 'stepsUnknownWhy' : 'noStepFreeWhy'](
              network.stations[station]?.name ?? '',
            )}{' '}
            {metroCopy.nearestStepFree}:
          </p>
          <ul>
            {nearestStepFree(network, station, 3).map((near) => (
              <li key={near.station}>
                {network.stations[near.station]?.name} (
                {network.stations[near.station]?.stepFree?.map(named).join(', ')}),{' '}
                {formatDistance(near.metres, 'metric')}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {[...new Set(stairs.flatMap((station) => calling[station] ?? []))].map(({ id, lifts }) =>
        lifts === undefined ? null : (
          <p key={id}>
            <strong>{metroCopy.liftsOf(named(id))}:</strong> {lifts}
          </p>
        ),
      )}
      <p>
        {stairs.length === 0 ? `${metroCopy.noStepFreeChange} ` : ''}
        {network.withoutSteps}
      </p>
    </Notice>
  );
}
