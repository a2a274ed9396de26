import type { MeshBuilder } from '../../geometry/MeshBuilder';

const oak = '#8f6a48';
const rope = '#d9c49c';

/** A treadwheel crane of the Middle Ages on y = 0: a mast of `height` metres, the jib toward +x, a stone on the rope. */
export function drawTreadwheelCrane(builder: MeshBuilder, height: number): void {
  builder.box(0, 0, 0, 4.4, 0.4, 4.4, oak);
  builder.beam([0, 0, 0], [0, height, 0], 0.6, oak);
  builder.beam([-1, height * 0.75, 0], [height * 0.62, height * 1.12, 0], 0.5, oak);
  builder.beam([0, height * 0.42, 0], [height * 0.34, height * 0.95, 0], 0.35, oak);
  for (const side of [-1.2, 1.2]) {
    for (let spoke = 0; spoke < 12; spoke += 1) {
      const [from, to] = [(spoke / 12) * Math.PI * 2, ((spoke + 1) / 12) * Math.PI * 2];
      builder.beam(
        [-2.4 + 2.2 * Math.cos(from), 2.6 + 2.2 * Math.sin(from), side],
        [-2.4 + 2.2 * Math.cos(to), 2.6 + 2.2 * Math.sin(to), side],
        0.28,
        '#a57c54',
      );
      if (spoke % 3 === 0)
        builder.beam([-2.4, 2.6, side], [-2.4 + 2.2 * Math.cos(from), 2.6 + 2.2 * Math.sin(from), side], 0.2, oak);
    }
  }
  builder.beam([height * 0.62, height * 1.12, 0], [height * 0.62, height * 0.45, 0], 0.12, rope);
  builder.box(height * 0.62, height * 0.45 - 0.9, 0, 1.3, 0.9, 1, '#f0d8b2');
}

/** Timber scaffolding along x on y = 0: poles, ledgers and boards, `width` by `height` metres. */
export function drawScaffold(builder: MeshBuilder, width: number, height: number, color = oak, lift = 3): void {
  const bays = Math.max(1, Math.round(width / 4));
  for (let bay = 0; bay <= bays; bay += 1) {
    const x = -width / 2 + (width * bay) / bays;
    for (const z of [0, 1.5]) builder.box(x, 0, z, 0.24, height, 0.24, color);
  }
  for (let y = lift; y <= height; y += lift) {
    builder.box(0, y - 0.2, 0.75, width, 0.14, 1.5, '#b08a60');
    builder.box(0, y + 0.8, 1.5, width, 0.12, 0.12, color);
  }
}

/** Round-arched centering of timber that a vault is laid on, `span` metres wide, across z, springing at y = 0. */
export function drawCentering(builder: MeshBuilder, span: number): void {
  const steps = 8;
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * Math.PI, ((step + 1) / steps) * Math.PI];
    builder.beam(
      [0, (Math.sin(from) * span) / 2, (Math.cos(from) * span) / 2],
      [0, (Math.sin(to) * span) / 2, (Math.cos(to) * span) / 2],
      0.4,
      oak,
    );
    builder.beam([0, 0, 0], [0, (Math.sin(from) * span) / 2, (Math.cos(from) * span) / 2], 0.24, oak);
  }
  builder.beam([0, 0, -span / 2], [0, 0, span / 2], 0.4, oak);
}

/** A stack of cut stone, a few metres wide. */
export function drawStoneStack(builder: MeshBuilder, rows: number): void {
  for (let row = 0; row < rows; row += 1) {
    for (let block = 0; block < 4 - (row % 2); block += 1)
      builder.box(
        block * 1.6 - 2.4 + (row % 2) * 0.8,
        row * 0.8,
        0,
        1.5,
        0.75,
        1.2,
        row % 2 === 0 ? '#f0dcb8' : '#e4caa0',
      );
  }
}

/** A tower crane of today: a mast of `height` metres and a jib toward +x, `reach` metres long. */
export function drawTowerCrane(builder: MeshBuilder, height: number, reach: number): void {
  const [white, red] = ['#f4efe6', '#c8553c'];
  builder.box(0, 0, 0, 7, 1.4, 7, '#b9aca6');
  for (const x of [-1, 1]) for (const z of [-1, 1]) builder.box(x, 0, z, 0.35, height, 0.35, white);
  for (let y = 2; y < height; y += 4) {
    for (const z of [-1, 1]) builder.beam([-1, y, z], [1, y + 4, z], 0.22, white);
    for (const x of [-1, 1]) builder.beam([x, y + 4, -1], [x, y, 1], 0.22, white);
  }
  builder.box(0, height, 0, 3, 2.6, 3, red);
  builder.box(reach / 2 - 8, height + 2.6, 0, reach + 16, 0.5, 0.5, white);
  builder.box(reach / 2, height + 4.4, 0, reach, 0.4, 0.4, red);
  for (let x = 0; x < reach; x += 3) {
    builder.beam([x, height + 2.8, 0], [x + 1.5, height + 4.5, 0], 0.2, white);
    builder.beam([x + 1.5, height + 4.5, 0], [x + 3, height + 2.8, 0], 0.2, white);
  }
  builder.beam([0, height + 2.6, 0], [0, height + 10, 0], 0.5, red);
  builder.beam([0, height + 10, 0], [reach * 0.7, height + 4.6, 0], 0.16, white);
  builder.beam([0, height + 10, 0], [-14, height + 2.8, 0], 0.16, white);
  builder.box(-14, height - 0.6, 0, 5, 3, 2, '#a79c98');
  builder.beam([reach * 0.6, height + 2.6, 0], [reach * 0.6, height - 14, 0], 0.12, '#6c6478');
}
