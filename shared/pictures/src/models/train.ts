import { Color } from 'three';
import type { MeshBuilder } from '../geometry/MeshBuilder';

const lamplight = new Color(2.6, 1.8, 0.95);

/** A train of `cars` coaches along x with lit windows, its wheels on y = 0 and its nose at x = 0, the coaches toward -x; a coach is 24 m. */
export function drawTrain(builder: MeshBuilder, cars: number): void {
  for (let car = 0; car < cars; car += 1) {
    const x = -12 - car * 25;
    const nose = car === 0;
    builder.box(x, 0.6, 0, 24, 1.5, 3, '#a8443c');
    builder.box(x, 2.1, 0, 24, 1.8, 3, '#f6e6cc');
    builder.taperedBox(x, 3.9, 0, 24, 3, nose ? 20 : 24, 2, 0.9, '#a8443c', '#8f5a66');
    if (nose) builder.taperedBox(1.4, 0.6, 0, 5, 3, 1, 2.4, 3, '#a8443c');
    for (const side of [-1, 1]) {
      for (let pane = -9.5; pane < 10; pane += 3.2)
        builder.quad(
          [x + pane, 2.3, side * 1.53],
          [x + pane + 2.2, 2.3, side * 1.53],
          [x + pane + 2.2, 3.6, side * 1.53],
          [x + pane, 3.6, side * 1.53],
          lamplight,
        );
    }
  }
}
