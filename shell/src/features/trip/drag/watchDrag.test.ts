import { fireEvent } from '@testing-library/react';
import { watchDrag, type Drop } from './watchDrag';

const height = 100;
let drops: Drop[];
let stop: () => void;
let frames: FrameRequestCallback[];
const frame = (): void => frames.splice(0).forEach((draw) => draw(performance.now()));

const at = (y: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 20, clientY: y });
const grip = (name: string): Element => {
  const found = document.querySelector(`[data-stop="${name}"] [data-grip]`);
  if (!found) throw new Error(`${name} has no handle.`);
  return found;
};
const pointer = (type: string, on: Element, y: number): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...at(y) });
  fireEvent(on, Object.assign(event, { pointerId: 1, isPrimary: true }));
};

beforeEach(() => {
  drops = [];
  frames = [];
  document.body.innerHTML = `<div id="area">
    <section data-day="mon"><div data-stop="a"><b data-grip></b><h3>A</h3></div><div data-stop="b"><b data-grip></b><h3>B</h3></div></section>
    <section data-day="tue"><div data-stop="c"><b data-grip></b><h3>C</h3></div></section>
  </div><i id="ghost" hidden></i><i id="line" hidden></i>`;
  const rows = ['a', 'b', 'c'];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = rows.indexOf(this.getAttribute('data-stop') ?? '');
    return new DOMRect(0, Math.max(0, index) * height, 300, height);
  });
  Element.prototype.setPointerCapture = () => undefined;
  document.elementFromPoint = (_x, y) => document.querySelector(`[data-stop="${rows[Math.floor(y / height)] ?? ''}"]`);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => (frames = []));
  jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const [area, ghost, line] = ['area', 'ghost', 'line'].map((id) => document.getElementById(id));
  if (!area || !ghost || !line) throw new Error('The page of the test is not whole.');
  stop = watchDrag(area, { ghost, line }, (drop) => drops.push(drop));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test.each([
  ['within its day', 'b', 20, { stop: 'b', day: 'mon', index: 0, same: false }],
  ['to another day', 'a', 290, { stop: 'a', day: 'tue', index: 1, same: false }],
  ['to where it lay', 'b', 190, { stop: 'b', day: 'mon', index: 1, same: true }],
])('a stop is drawn %s', (_what, name, y, expected) => {
  pointer('pointerdown', grip(name), 150);
  pointer('pointermove', grip(name), y);
  frame();
  expect(document.getElementById('ghost')).toHaveTextContent(name.toUpperCase());
  expect(document.getElementById('line')).not.toHaveAttribute('hidden');
  pointer('pointerup', grip(name), y);
  expect(drops).toEqual([expected]);
  expect(document.getElementById('ghost')).toHaveAttribute('hidden');
});

test('a press alone moves nothing, nor does one beside the handle', () => {
  pointer('pointerdown', grip('a'), 50);
  pointer('pointerup', grip('a'), 52);
  const card = grip('a').parentElement ?? document.body;
  pointer('pointerdown', card, 50);
  pointer('pointermove', card, 150);
  frame();
  pointer('pointerup', card, 150);
  expect(drops).toEqual([]);
});

test.each(['Escape', 'pointercancel'])('%s leaves all as it was', (how) => {
  pointer('pointerdown', grip('a'), 50);
  pointer('pointermove', grip('a'), 190);
  frame();
  if (how === 'Escape') fireEvent.keyDown(window, { key: how });
  else pointer(how, grip('a'), 190);
  pointer('pointerup', grip('a'), 190);
  expect(drops).toEqual([]);
  expect(document.querySelector('[data-dragged]')).toBeNull();
});
