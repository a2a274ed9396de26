import { pathOfShapes, type Shape } from './pathOfShapes';

const path = (d: string): Shape => ({ element: 'path', attributes: { d } });
const shape = (element: string, attributes: Record<string, string>): Shape => ({ element, attributes });

it('draws each shape from where it stood by itself', () => {
  expect(pathOfShapes([path('M18 6 6 18'), path('m6 6 12 12')])).toBe('M18 6 6 18M6 6l12 12');
  expect(pathOfShapes([path('m4.93 4.93.5-.25v3')])).toBe('M4.93 4.93l.5-.25v3');
  expect(pathOfShapes([path('m9 18h6')])).toBe('M9 18h6');
});

it.each([
  ['a circle', shape('circle', { cx: '12', cy: '10', r: '3' }), 'M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'],
  ['an ellipse', shape('ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }), 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['a line', shape('line', { x1: '2', y1: '4', x2: '8', y2: '4' }), 'M2 4L8 4'],
  ['lines', shape('polyline', { points: '1 2 3 4' }), 'M1 2 3 4'],
  ['a closed line', shape('polygon', { points: '1 2 3 4 5 2' }), 'M1 2 3 4 5 2z'],
  ['a rectangle', shape('rect', { width: '4', height: '2' }), 'M0 0h4v2h-4v-2z'],
  [
    'a rectangle with round corners',
    shape('rect', { x: '3', y: '11', width: '18', height: '11', rx: '2' }),
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z',
  ],
])('draws %s', (_, drawn, data) => {
  expect(pathOfShapes([drawn])).toBe(data);
});

it('leaves out the filling that the line covers', () => {
  expect(pathOfShapes([shape('circle', { cx: '5', cy: '5', r: '.5', fill: 'currentColor' })])).toMatch(/^M4\.5 5a0\.5/);
});

it.each([
  ['what is filled', shape('circle', { cx: '5', cy: '5', r: '4', fill: 'currentColor' })],
  ['what is no shape', shape('text', {})],
  ['a shape without its measure', shape('circle', { cx: '5', cy: '5' })],
])('refuses %s, and says what', (_, refused) => {
  expect(() => pathOfShapes([refused])).toThrow(`<${refused.element}`);
});
