import { isPositionAllowed, usePosition } from '@odysseus/page';
import { latLng } from '@odysseus/model';
import { useEffect, useEffectEvent } from 'react';
import type { CompiledNetwork } from '../logic/network';
import type { Question } from '../logic/journeyQuestion';
import { nearestStation } from '../logic/nearestStation';

/** A position that is known less well than this names no station, in metres. */
const mostVague = 500;
/** How far one is from there doesn't matter: a station is near, or none is. */
const anywhere = latLng(0, 0);

/**
 * Begins a journey of which the page's address names the end alone at the station nearest to the visitor, where they have allowed the
 * site their position before. Nobody is asked for it here, and what they choose meanwhile stands.
 * @param namesEnd whether the address names an end alone
 */
export function useStartNearMe(
  network: CompiledNetwork,
  question: Question,
  ask: (question: Question) => void,
  namesEnd: () => boolean,
): void {
  const { position, locate } = usePosition(anywhere, Infinity);
  const locateWhereWanted = useEffectEvent(async (isGone: () => boolean) => {
    if (namesEnd() && (await isPositionAllowed()) && !isGone()) locate();
  });
  useEffect(() => {
    let gone = false;
    void locateWhereWanted(() => gone);
    return () => {
      gone = true;
    };
  }, []);
  const begin = useEffectEvent((from: number | undefined) => {
    if (from === undefined || question.to === undefined) return;
    if (question.from === undefined && question.to !== from) ask({ ...question, from });
  });
  useEffect(() => {
    if (position.state === 'found' && position.within <= mostVague) begin(nearestStation(network, position.at));
  }, [position, network]);
}
