import { pinBox, pinOutline } from '@odysseus/model';
import type { Map as LiveMap } from 'maplibre-gl';
import { palettes } from '../../logic/mapColours';
import { mapLayers } from '../../logic/mapLayers';
import type { WalkColours } from './walkLayers';

/** Drawn twice as large as shown, so that they are sharp on dense displays. */
const pixelRatio = 2;

function drawn(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): ImageData | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelRatio;
  canvas.height = height * pixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(pixelRatio, pixelRatio);
  draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function add(map: LiveMap, name: string, image: ImageData | undefined): void {
  if (!image) return;
  if (map.hasImage(name)) map.removeImage(name);
  map.addImage(name, image, { pixelRatio });
}

/** Draws every pin, and the woods' pattern. To be repeated after every change of style, which forgets images. */
export function addPinImages(map: LiveMap, scheme: 'light' | 'dark'): void {
  for (const { key, colour, glyph } of mapLayers) {
    add(
      map,
      `pin-${key}`,
      drawn(pinBox.width + 4, pinBox.height + 4, (context) => {
        context.translate(2, 2);
        const outline = new Path2D(pinOutline);
        context.shadowColor = 'rgb(20 16 30 / 45%)';
        context.shadowBlur = 5;
        context.shadowOffsetY = 2;
        context.fillStyle = colour;
        context.fill(outline);
        context.shadowColor = 'transparent';
        context.lineWidth = 2;
        context.strokeStyle = scheme === 'light' ? '#ffffff' : '#f3eee4';
        context.stroke(outline);
        context.translate(7.2, 6.7);
        context.scale(0.735, 0.735);
        context.fillStyle = '#ffffff';
        context.fill(new Path2D(glyph), 'evenodd');
      }),
    );
  }
  add(
    map,
    'trees',
    drawn(12, 12, (context) => {
      context.fillStyle = palettes[scheme].greenDot;
      for (const [x, y] of [
        [3, 3],
        [9, 9],
      ] as const) {
        context.beginPath();
        context.arc(x, y, 1.5, 0, 2 * Math.PI);
        context.fill();
      }
    }),
  );
}

/** Sides of a trip's pin, and how far its point reaches below it. */
const tripPin = { side: 24, point: 7 } as const;

/** Draws the pin of a place in the trip: square, with its number. */
export function addTripImage(map: LiveMap, number: string, { accent, onAccent, casing }: WalkColours): void {
  const { side, point } = tripPin;
  const middle = 2 + side / 2;
  add(
    map,
    `trip-${number}`,
    drawn(side + 4, side + point + 4, (context) => {
      context.beginPath();
      context.roundRect(2, 2, side, side, 5);
      context.moveTo(middle - 6, 1 + side);
      context.lineTo(middle, 2 + side + point);
      context.lineTo(middle + 6, 1 + side);
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.strokeStyle = casing;
      context.stroke();
      context.fillStyle = accent;
      context.fill();
      context.fillStyle = onAccent;
      context.font = `700 ${number.length > 2 ? 11 : 14}px "Figtree Variable", system-ui, sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(number, middle, 3 + side / 2);
    }),
  );
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a name's letters run from right to left, which the map library can't join. */
export function runsRightToLeft(name: string): boolean {
  return rightToLeft.test(name);
}

/** Draws a name with the page's own text engine. @returns the image's name */
export function addNameImage(map: LiveMap, name: string, scheme: 'light' | 'dark'): string {
  const id = `name-${name}`;
  const size = 13;
  const font = `600 ${size}px "Figtree Variable", system-ui, sans-serif`;
  const measure = document.createElement('canvas').getContext('2d');
  if (!measure) return id;
  measure.font = font;
  const width = Math.ceil(measure.measureText(name).width) + 8;
  add(
    map,
    id,
    drawn(width, size + 10, (context) => {
      context.font = font;
      context.direction = 'rtl';
      context.textAlign = 'right';
      context.textBaseline = 'middle';
      context.lineWidth = 3;
      context.lineJoin = 'round';
      context.strokeStyle = palettes[scheme].halo;
      context.strokeText(name, width - 4, size / 2 + 5);
      context.fillStyle = palettes[scheme].text;
      context.fillText(name, width - 4, size / 2 + 5);
    }),
  );
  return id;
}
