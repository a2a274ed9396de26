import { useCallback, useEffect, useState } from 'react';
import { drawingFor, type Drawing, type PicturesReason } from './drawing';
import { drawingConditions } from './drawingConditions';

export interface DrawingChoice {
  readonly drawing: Drawing;
  /** Counts the visitor's wishes for 3D: a new theatre for each. */
  readonly attempt: number;
  /** Draws in 3D although pictures were chosen. */
  readonly want: () => void;
  /** Shows pictures from now on. */
  readonly giveUp: (reason: PicturesReason) => void;
}

/** Whether this visitor gets 3D or pictures; follows the wish for less motion while the page is open. */
export function useDrawing(): DrawingChoice {
  const [wish, setWish] = useState({ wanted: false, attempt: 0 });
  const [drawing, setDrawing] = useState<Drawing>(() => drawingFor(drawingConditions(false)));
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => setDrawing(drawingFor(drawingConditions(wish.wanted)));
    motion.addEventListener('change', look);
    return () => motion.removeEventListener('change', look);
  }, [wish.wanted]);
  const want = useCallback(() => {
    setWish(({ attempt }) => ({ wanted: true, attempt: attempt + 1 }));
    setDrawing(drawingFor(drawingConditions(true)));
  }, []);
  const giveUp = useCallback((reason: PicturesReason) => setDrawing({ kind: 'pictures', reason }), []);
  return { drawing, attempt: wish.attempt, want, giveUp };
}
