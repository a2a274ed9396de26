import { dropPlace } from './dropPlace';
import { scrollStep } from './scrollStep';

/** What is moved, and where it is let go. */
export interface Drop {
  readonly stop: string;
  /** Id of the day; empty for none. */
  readonly day: string;
  /** Among the stops of that day without the one that is moved. */
  readonly index: number;
  /** Whether it lay there before. */
  readonly same: boolean;
}

interface DragMarks {
  /** Shown beside the pointer while something is moved. */
  readonly ghost: HTMLElement;
  /** Shown where it would come to lie. */
  readonly line: HTMLElement;
}

/** The pointer has to go as far before something is moved, in pixels: a press alone moves nothing. */
const slack = 5;

interface Held {
  readonly pointer: number;
  readonly card: HTMLElement;
  readonly stop: string;
  readonly from: { readonly x: number; readonly y: number };
  at: { x: number; y: number };
  frame: number | undefined;
  last: number;
  drop: Drop | undefined;
}

/**
 * Lets stops be drawn by their handles, `data-grip`, with a pointer of any kind. Nothing is written while one is drawn: places are
 * read from `data-stop` and `data-day`, and the page is told at the end. The handle alone takes fingers from the page's scrolling.
 * @returns ends it
 */
export function watchDrag(area: HTMLElement, marks: DragMarks, onDrop: (drop: Drop) => void): () => void {
  let held: Held | undefined;

  const press = (event: PointerEvent): void => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-grip]');
    const card = handle?.closest<HTMLElement>('[data-stop]');
    if (held || !handle || !card || event.button !== 0 || !event.isPrimary) return;
    // Else a mouse marks text.
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    const stop = card.dataset['stop'] ?? '';
    held = { pointer: event.pointerId, card, stop, from: at, at, frame: undefined, last: 0, drop: undefined };
  };

  const move = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    held.at = { x: event.clientX, y: event.clientY };
    if (held.frame !== undefined) return;
    if (Math.hypot(held.at.x - held.from.x, held.at.y - held.from.y) < slack) return;
    held.card.dataset['dragged'] = '';
    marks.ghost.textContent = held.card.querySelector('h3')?.textContent ?? '';
    marks.ghost.hidden = false;
    held.last = performance.now();
    held.frame = requestAnimationFrame(draw);
  };

  /** Once a frame for as long as something is moved: the page goes on under a pointer that rests at an edge. */
  const draw = (now: number): void => {
    if (!held) return;
    const step = scrollStep(held.at.y, window.innerHeight, Math.max(0, Math.min(now - held.last, 100)));
    held.last = now;
    if (step !== 0) window.scrollBy({ top: step, behavior: 'instant' });
    held.drop = dropAt(held) ?? held.drop;
    marks.ghost.style.transform = `translate(${Math.max(8, held.at.x - 24)}px, ${held.at.y - 56}px)`;
    held.frame = requestAnimationFrame(draw);
  };

  const dropAt = ({ at, stop, card }: Held): Drop | undefined => {
    const box = area.getBoundingClientRect();
    const section = document.elementFromPoint(box.left + box.width / 2, at.y)?.closest<HTMLElement>('[data-day]');
    if (!section || !area.contains(section)) return undefined;
    const cards = [...section.querySelectorAll<HTMLElement>('[data-stop]')];
    const slots = cards.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { id: each.dataset['stop'] ?? '', top, bottom };
    });
    const { index, line } = dropPlace(slots, at.y, stop);
    const own = section.getBoundingClientRect();
    marks.line.hidden = false;
    marks.line.style.width = `${own.width}px`;
    marks.line.style.transform = `translate(${own.left}px, ${line ?? own.bottom}px)`;
    return { stop, day: section.dataset['day'] ?? '', index, same: cards.indexOf(card) === index };
  };

  const end = (): void => {
    if (!held) return;
    if (held.frame !== undefined) cancelAnimationFrame(held.frame);
    delete held.card.dataset['dragged'];
    marks.ghost.hidden = true;
    marks.line.hidden = true;
    held = undefined;
  };

  const release = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return;
    held.at = { x: event.clientX, y: event.clientY };
    const drop = held.frame === undefined ? undefined : (dropAt(held) ?? held.drop);
    end();
    if (drop) onDrop(drop);
  };
  const abandon = (event: PointerEvent): void => {
    if (held?.pointer === event.pointerId) end();
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') end();
  };

  const ending = new AbortController();
  const { signal } = ending;
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', move, { signal });
  area.addEventListener('pointerup', release, { signal });
  area.addEventListener('pointercancel', abandon, { signal });
  area.addEventListener('lostpointercapture', abandon, { signal });
  window.addEventListener('keydown', escape, { signal });
  return () => {
    end();
    ending.abort();
  };
}
