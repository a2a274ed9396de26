import type { Group } from 'three';
import { alongRow, drawBand, drawDial, drawPane, drawRoundPane } from '../../geometry/facade';
import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawing } from '../story/StorySet';

const wall = '#eec99c';
const trim = '#fbeed4';
const worn = '#ddc09a';
const shade = '#b08f78';
const dark = '#73647a';

/**
 * North end of the Vatican's court of the Pine Cone on y = 0, its front toward +z at z = 0: two floors of blind arches, 76 m wide, with
 * Ligorio's niche in the middle, 26 m tall to its half dome, and the loggia that crowns it. Side wings run toward the viewer.
 */
export function pineConeCourt(): Group {
  return drawing((builder) => {
    for (const side of [-1, 1]) {
      drawWing(builder, side * 25, 26, 0);
      builder.at(side * 40, 0, 36, (-side * Math.PI) / 2, () => drawWing(builder, 0, 74, 0));
    }
    drawNiche(builder);
  }, 'Court of the Pine Cone');
}

/** A stretch of the court's wall, `width` metres wide about `x`. */
function drawWing(builder: MeshBuilder, x: number, width: number, z: number): void {
  builder.box(x, 0, z - 6, width, 15.4, 12, wall, '#b8694a');
  builder.box(x, 7.2, z - 5.6, width + 0.2, 0.8, 12.2, trim);
  builder.box(x, 15, z - 5.6, width + 0.8, 1.1, 13, trim);
  const bays = Math.max(2, Math.round(width / 6.4));
  alongRow(x - width / 2, x + width / 2, bays, (middle) => {
    drawRoundPane(builder, middle, 0.4, 3.6, 6, worn, z + 0.46);
    drawPane(builder, middle, 1.6, 1.8, 3, dark, z + 0.52);
    drawPane(builder, middle, 9, 2.8, 4.4, trim, z + 0.66);
    drawPane(builder, middle, 9.4, 1.9, 3.6, dark, z + 0.72);
  });
  alongRow(x - width / 2, x + width / 2, bays * 2, (middle, index) => {
    if (index % 2 === 1) builder.box(middle + width / bays / 4, 0, z + 0.7, 0.9, 15, 0.5, trim);
  });
}

/** The great niche: pilasters, arch, half dome in rings of coffers, a crowning loggia, stairs, and the bronze cone on its capital. */
function drawNiche(builder: MeshBuilder): void {
  const half = 9.4;
  for (const side of [-1, 1]) {
    builder.box(side * 11.2, 0, -3, 4.6, 26, 9, wall, trim);
    for (const x of [9.9, 12.6]) builder.box(side * x, 0, 1.6, 1.1, 15, 0.6, trim);
    builder.box(side * 11.2, 15, 1.4, 5.2, 1, 1.4, trim);
    builder.box(side * 11.2, 25.2, -2.6, 5.6, 1, 10, trim);
  }
  const steps = 14;
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [(step / steps) * Math.PI, ((step + 1) / steps) * Math.PI];
    const on = (angle: number, y: number): readonly [number, number, number] => [
      half * Math.cos(angle),
      y,
      1 - half * Math.sin(angle),
    ];
    builder.quad(on(to, 0), on(from, 0), on(from, 15.6), on(to, 15.6), step % 2 === 0 ? '#dcb68c' : '#d6ae84');
    for (let ring = 0; ring < 6; ring += 1) {
      const [low, high] = [(ring / 6) * (Math.PI / 2), ((ring + 1) / 6) * (Math.PI / 2)];
      const at = (angle: number, tilt: number): readonly [number, number, number] => [
        half * Math.cos(tilt) * Math.cos(angle),
        15.6 + half * Math.sin(tilt),
        1 - half * Math.cos(tilt) * Math.sin(angle),
      ];
      builder.quad(
        at(to, low),
        at(from, low),
        at(from, high),
        at(to, high),
        (step + ring) % 2 === 0 ? shade : '#c2a084',
      );
    }
  }
  drawBand(builder, 0, 15.6, half, half + 1.4, trim, 1.7, 28, Math.PI);
  builder.box(0, 26, -4, 27, 1.2, 12, trim);
  builder.box(0, 27.2, -6, 25, 4, 6, wall, '#b8694a');
  alongRow(-12, 12, 9, (x) => drawRoundPane(builder, x, 27.6, 1.7, 3, dark, -2.9));
  builder.box(0, 31.2, -6, 26, 0.7, 7, trim);
  for (let step = 0; step < 12; step += 1)
    builder.box(0, 0, 9 - step * 0.7, 18 - step * 0.3, 0.26 * (step + 1), 0.9, trim);
  drawCone(builder);
}

/** The bronze pine cone, four metres tall, on its carved capital between two peacocks. */
function drawCone(builder: MeshBuilder): void {
  const bronze = '#7d8a62';
  builder.at(0, 3.1, -0.2, 0, () => {
    builder.box(0, 0, 0, 3.4, 1.6, 3.4, trim);
    builder.lathe(
      10,
      [
        [1.3, 1.6],
        [1.9, 3.4],
        [1.7, 3.6],
      ],
      worn,
    );
    builder.lathe(
      12,
      [
        [0.8, 3.6],
        [1.65, 4.6],
        [1.75, 5.6],
        [1.3, 6.8],
        [0.5, 7.7],
        [0, 7.9],
      ],
      bronze,
    );
    for (let row = 0; row < 6; row += 1)
      for (let scale = 0; scale < 12; scale += 1)
        builder.at(0, 0, 0, ((scale + (row % 2) / 2) / 12) * Math.PI * 2, () =>
          drawDial(
            builder,
            0,
            4.2 + row * 0.58,
            0.3,
            row % 2 === 0 ? '#94a074' : '#6d7a56',
            1.5 + 0.3 * Math.sin((row + 1) * 0.55),
            6,
          ),
        );
    for (const side of [-1, 1]) builder.taperedBox(side * 3.4, 1, 0.6, 0.8, 2, 0.3, 0.6, 2, '#a9966a');
  });
}

/** Arnaldo Pomodoro's bronze sphere within the sphere, four metres across, on y = 0. */
export function drawBronzeSphere(builder: MeshBuilder): void {
  builder.lathe(
    12,
    [
      [3.2, 0],
      [3.2, 0.6],
      [1.2, 0.7],
      [1, 1.2],
    ],
    '#cbb8a4',
  );
  const profile: [number, number][] = [];
  for (let step = 0; step <= 10; step += 1) {
    const angle = (step / 10) * Math.PI - Math.PI / 2;
    profile.push([2 * Math.cos(angle), 3.1 + 2 * Math.sin(angle)]);
  }
  builder.lathe(20, profile, '#d8a64c');
  builder.at(0, 0, 0, -0.3, () => {
    drawPane(builder, 0.2, 2, 0.9, 2.2, '#6f5a3c', 1.92);
    drawPane(builder, -0.4, 2.6, 0.6, 1.2, '#6f5a3c', 1.94);
  });
}
