import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** What of the drawing is seen: its left upper corner and its size, in the drawing's own units. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const closest = 8;
/** Pixels that a finger may slip while it taps. */
const slip = 6;

interface PanZoom {
  readonly view: View;
  /** 1 for the whole drawing. */
  readonly scale: number;
  /** Multiplies the scale, keeping what is in the middle there. */
  readonly zoom: (factor: number) => void;
  /** Brings a part of the drawing into view. */
  readonly fit: (box: View) => void;
  readonly reset: () => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
  };
}

/**
 * Moves and enlarges an SVG: dragging, two fingers, and the wheel with Ctrl held.
 * @param whole everything there is to see, in the proportions of the element
 * @param onTap where was tapped, in the drawing's units
 */
export function usePanZoom(
  svg: RefObject<SVGSVGElement | null>,
  whole: View,
  onTap: (x: number, y: number) => void,
): PanZoom {
  const [view, setView] = useState<View>(whole);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const current = useRef(view);
  const { x: left, y: top, width, height } = whole;

  /** As wide as asked, within what there is, and in the element's proportions. */
  const show = useCallback(
    (next: View): void => {
      const w = Math.min(width, Math.max(width / closest, next.width));
      const h = (w * height) / width;
      current.current = {
        x: Math.min(left + width - w, Math.max(left, next.x)),
        y: Math.min(top + height - h, Math.max(top, next.y)),
        width: w,
        height: h,
      };
      setView(current.current);
    },
    [left, top, width, height],
  );
  const fit = useCallback(
    (box: View): void => {
      const w = Math.max(box.width, (box.height * width) / height);
      show({ x: box.x + (box.width - w) / 2, y: box.y + (box.height - (w * height) / width) / 2, width: w, height });
    },
    [show, width, height],
  );
  // The element has another shape now: what was seen stays seen.
  useEffect(() => fit(current.current), [fit]);
  /** @param x and y stay where they are */
  const zoomAt = useCallback(
    (factor: number, x: number, y: number): void => {
      const { x: seenLeft, y: seenTop, width: w, height: h } = current.current;
      const applied = w / Math.min(width, Math.max(width / closest, w / factor));
      show({
        x: x - (x - seenLeft) / applied,
        y: y - (y - seenTop) / applied,
        width: w / applied,
        height: h / applied,
      });
    },
    [show, width],
  );
  const inDrawing = useCallback(
    (clientX: number, clientY: number): [number, number, number] => {
      const box = svg.current?.getBoundingClientRect();
      const { x, y, width: w } = current.current;
      if (!box || box.width === 0) return [x, y, 1];
      const unit = w / box.width;
      return [x + (clientX - box.left) * unit, y + (clientY - box.top) * unit, unit];
    },
    [svg],
  );

  useEffect(() => {
    const element = svg.current;
    const turn = (event: WheelEvent): void => {
      // Without Ctrl (which a trackpad's pinch sets) the wheel belongs to the page.
      if (!event.ctrlKey) return;
      event.preventDefault();
      const [x, y] = inDrawing(event.clientX, event.clientY);
      zoomAt(Math.exp(-event.deltaY / 200), x, y);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [svg, inDrawing, zoomAt]);

  const lift = (event: PointerEvent<SVGSVGElement>, tapped: boolean): void => {
    fingers.current.delete(event.pointerId);
    if (!tapped || travelled.current > slip || fingers.current.size > 0) return;
    const [x, y] = inDrawing(event.clientX, event.clientY);
    onTap(x, y);
  };
  return {
    view,
    scale: width / view.width,
    zoom: (factor) => zoomAt(factor, view.x + view.width / 2, view.y + view.height / 2),
    fit,
    reset: () => show(whole),
    handlers: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) travelled.current = 0;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        const now = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, now);
        travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
        const [x, y, unit] = inDrawing(other ? (now.x + other.x) / 2 : now.x, other ? (now.y + other.y) / 2 : now.y);
        if (other)
          zoomAt(
            Math.hypot(now.x - other.x, now.y - other.y) /
              Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)),
            x,
            y,
          );
        else if (travelled.current > slip)
          show({
            ...current.current,
            x: current.current.x - (now.x - before.x) * unit,
            y: current.current.y - (now.y - before.y) * unit,
          });
      },
      onPointerUp: (event) => lift(event, true),
      onPointerCancel: (event) => lift(event, false),
    },
  };
}
