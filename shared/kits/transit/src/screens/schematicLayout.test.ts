import { join } from 'node:path';
import { latLng } from '@odysseus/model';
import { preparePlanner } from '../logic/planner';
import { readNetwork } from '../content/readNetwork';
import { linePaths, placeLabels, schematicLayout } from './schematicLayout';

const network = readNetwork(join(__dirname, '../../../../../remotes/paris/metro/network.yaml'));
const layout = schematicLayout(network, latLng(48.8566, 2.3522));
const place = (name: string) => network.stations.findIndex((station) => station.name === name);
const point = (name: string) => layout.points[place(name)] ?? [Number.NaN, Number.NaN];

describe('schematicLayout', () => {
  it('keeps every station inside, north up and west left', () => {
    for (const [x, y] of layout.points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(layout.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(layout.height);
    }
    expect(point('La Défense')[0]).toBeLessThan(point('Nation')[0]);
    expect(point('Saint-Denis–Université')[1]).toBeLessThan(point("Aéroport d'Orly")[1]);
  });

  it('draws the centre larger than the outskirts', () => {
    const apart = (a: string, b: string) => Math.hypot(point(a)[0] - point(b)[0], point(a)[1] - point(b)[1]);
    // 640 m and 1 500 m on the ground.
    expect(apart('Châtelet', 'Cité') / 380).toBeGreaterThan(apart('Chevilly-Larue', "L'Haÿ-les-Roses") / 1_980);
  });
});

describe('linePaths', () => {
  const paths = linePaths(network, layout, 4);
  const line = (id: string) => network.lines.find((own) => own.id === id) ?? network.lines[0];

  it('draws each stretch of a forked line once', () => {
    const seven = line('7');
    if (!seven) throw new Error('no line 7');
    expect(paths.line(seven).match(/M/g)).toHaveLength(37);
  });

  it('draws lines that share a stretch side by side, and a journey where its line is', () => {
    const journey = preparePlanner(network).plan(place('Bonne Nouvelle'), place('Strasbourg–Saint-Denis'), 'fastest');
    const [leg] = journey?.legs ?? [];
    const [eight, nine] = [line('8'), line('9')];
    if (!leg || !eight || !nine) throw new Error('no such journey');
    const [own, other] = [paths.leg({ ...leg, line: eight }), paths.leg({ ...leg, line: nine })];
    expect(own).not.toBe(other);
    expect(paths.line(eight)).toContain(own);
    expect(paths.line(nine)).toContain(other);
  });
});

describe('placeLabels', () => {
  it('never lets names cover each other or reach beyond the drawing, and names what must be named', () => {
    const names = network.stations.map(({ name }) => name);
    const order = [...network.stations.keys()];
    const labels = placeLabels(names, layout.points, order, 1, [0, 0, layout.width, layout.height], 12, 4);
    expect(labels[0]?.station).toBe(order[0]);
    const boxes = labels.map(({ station, x, y, anchor }) => {
      const width = (names[station]?.length ?? 0) * 12 * 0.52;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - 12 * 0.85, bottom: y + 3 };
    });
    boxes.forEach((box, index) => {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(layout.width);
      const covering = boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top,
        );
      expect(covering).toBe(false);
    });
  });
});
