import { Button } from '@odysseus/ui';
import { mapCopy } from './copy';
import { megabytes } from './megabytes';
import type { WholeCityState } from './useWholeCity';

interface WholeCityWordsProps {
  readonly city: string;
  readonly state: WholeCityState;
  readonly onKeep: () => void;
  readonly onStop: () => void;
}

/** What all streets of a city take on this device, and the way to have them there. */
export function WholeCityWords({ city, state, onKeep, onStop }: WholeCityWordsProps) {
  const { plan } = state;
  const all = megabytes(plan.bytes);
  if (state.state === 'keeping')
    return (
      <>
        <p>{mapCopy.keeping(megabytes(state.kept), all)}</p>
        <progress aria-label={mapCopy.keeping(megabytes(state.kept), all)} max={plan.bytes} value={state.kept} />
        <Button kind="quiet" onClick={onStop}>
          {mapCopy.keepStop}
        </Button>
      </>
    );
  const { bytes, missing, most, free } = plan;
  const { fault } = state;
  const said =
    fault === 'stopped' ? mapCopy.keepStopped(megabytes(bytes - missing), all) : fault && mapCopy.keepFaults[fault];
  const refused =
    bytes > most
      ? mapCopy.keepTooLarge(city, all, megabytes(most))
      : free !== undefined && free < missing
        ? mapCopy.keepNoRoom(city, megabytes(missing), megabytes(free))
        : undefined;
  return (
    <>
      <p role="status">{missing === 0 && bytes > 0 ? mapCopy.keepWhole(city, all) : said}</p>
      {missing === 0 ? null : refused ? (
        <p>{refused}</p>
      ) : (
        <Button kind="secondary" onClick={onKeep}>
          {missing < bytes ? mapCopy.keepRest(city, megabytes(missing)) : mapCopy.keepCity(city, all)}
        </Button>
      )}
    </>
  );
}
