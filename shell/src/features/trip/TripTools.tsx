import { Button } from '@odysseus/ui';
import { useState, type ReactNode } from 'react';
import type { TripState } from '../../services/plan';
import { tripCopy } from './copy';
import { shareText } from './shareText';
import { useTripWork } from './TripContext';
import { Change, Copied, Head, Tools } from './TripScreen.styles';

interface TripToolsProps {
  readonly state: TripState;
  /** The trip as a text, made when it is wanted. */
  readonly text: () => string;
  /** How much there is of it. */
  readonly head?: string;
  /** What else can be done with all of it. */
  readonly children?: ReactNode;
}

/** How much there is, takes changes back, and, unfolded, hands the trip on as a text, prints it and more. */
export function TripTools({ state, text, head, children }: TripToolsProps) {
  const { store, say } = useTripWork();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  const { undo, redo } = state;
  const share = async (): Promise<void> => {
    const words = text();
    const outcome = await shareText(tripCopy.title, words);
    setShown(outcome === 'failed' ? words : undefined);
    if (outcome === 'copied') say(tripCopy.shared);
    if (outcome === 'failed') say(tripCopy.shareFailed);
  };
  const empty = state.trip.stops.every(({ removed }) => removed);
  return (
    <>
      <Tools>
        {head === undefined ? null : <Head>{head}</Head>}
        {undo === undefined ? null : (
          <Button
            kind="secondary"
            aria-label={tripCopy.undoNamed(undo)}
            onClick={() => {
              store.undo();
              say(tripCopy.undone(undo));
            }}
          >
            {tripCopy.undo}
          </Button>
        )}
        {redo === undefined ? null : (
          <Button
            kind="secondary"
            aria-label={tripCopy.redoNamed(redo)}
            onClick={() => {
              store.redo();
              say(tripCopy.redone(redo));
            }}
          >
            {tripCopy.redo}
          </Button>
        )}
        {empty ? null : (
          <Change type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {tripCopy.handOn}
          </Change>
        )}
      </Tools>
      {empty || !open ? null : (
        <Tools>
          <Button kind="secondary" onClick={() => void share()}>
            {tripCopy.share}
          </Button>
          {children}
          <Button kind="secondary" onClick={() => window.print()}>
            {tripCopy.print}
          </Button>
        </Tools>
      )}
      {shown === undefined ? null : <Copied readOnly rows={8} aria-label={tripCopy.shareFailed} value={shown} />}
    </>
  );
}
