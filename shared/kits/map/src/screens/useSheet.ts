import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { restingStop, stopAfter, stopBeside, type SheetStop } from '../logic/sheetStops';

/** Less than this, in pixels, is a press. */
const slack = 6;

interface Drag {
  readonly from: number;
  readonly height: number;
  readonly board: number;
  moved: boolean;
  /** Where the finger was last, and how quickly it goes up. */
  last: { readonly y: number; readonly at: number };
  speed: number;
}

/** A sheet with three stops, moved by its handle: a finger, a press, or the arrow keys. */
export function useSheet(sheet: RefObject<HTMLElement | null>): {
  readonly stop: SheetStop;
  readonly setStop: (change: (stop: SheetStop) => SheetStop) => void;
  readonly handle: {
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
} {
  const [stop, setStop] = useState<SheetStop>('peek');
  const drag = useRef<Drag>(undefined);
  const wasMoved = useRef(false);
  const end = useCallback(() => {
    const { current } = drag;
    const element = sheet.current;
    drag.current = undefined;
    if (!current || !element) return;
    wasMoved.current = current.moved;
    const height = element.getBoundingClientRect().height;
    delete element.dataset['dragged'];
    element.style.removeProperty('height');
    if (current.moved) setStop(restingStop(height, current.board, current.speed));
  }, [sheet]);
  return {
    stop,
    setStop,
    handle: {
      onClick: () => {
        // The end of a drag is told as a press, too.
        if (!wasMoved.current) setStop(stopAfter);
        wasMoved.current = false;
      },
      onKeyDown: (event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        const steps = event.key === 'ArrowUp' ? 1 : -1;
        setStop((current) => stopBeside(current, steps));
      },
      onPointerDown: (event) => {
        const element = sheet.current;
        const board = element?.parentElement?.querySelector('[data-stage]')?.clientHeight;
        wasMoved.current = false;
        if (!element || board === undefined || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const { height } = element.getBoundingClientRect();
        drag.current = {
          from: event.clientY,
          height,
          board,
          moved: false,
          last: { y: event.clientY, at: event.timeStamp },
          speed: 0,
        };
      },
      onPointerMove: (event) => {
        const { current } = drag;
        const element = sheet.current;
        if (!current || !element) return;
        const up = current.from - event.clientY;
        if (!current.moved && Math.abs(up) < slack) return;
        current.moved = true;
        const elapsed = event.timeStamp - current.last.at;
        if (elapsed > 0) current.speed = (current.last.y - event.clientY) / elapsed;
        current.last = { y: event.clientY, at: event.timeStamp };
        element.dataset['dragged'] = '';
        element.style.setProperty('height', `${Math.min(current.board, Math.max(0, current.height + up))}px`);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
