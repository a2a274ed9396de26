import { smooth } from '../../geometry/smooth';

/** A hill: its middle in metres, its half-axes, its height over the river, and how far it is turned, in radians. */
interface Hill {
  readonly x: number;
  readonly z: number;
  readonly rx: number;
  readonly rz: number;
  readonly height: number;
  readonly turn?: number;
}

/**
 * The hills about the bend of the Tiber, in metres from the middle of the Palatine (x to the east, z to the south). Places and
 * heights are read off today's ground less what two thousand years have heaped up; slopes are steeper than they are now.
 */
const heights: readonly Hill[] = [
  { x: 0, z: 0, rx: 215, rz: 200, height: 43 },
  { x: -375, z: -395, rx: 95, rz: 90, height: 40 },
  { x: -275, z: -520, rx: 85, rz: 75, height: 44 },
  { x: -325, z: -460, rx: 90, rz: 60, height: 31, turn: 0.9 },
  { x: 190, z: -260, rx: 120, rz: 90, height: 25, turn: -0.6 },
  { x: -470, z: 640, rx: 330, rz: 230, height: 41, turn: 0.5 },
  { x: 620, z: 440, rx: 420, rz: 190, height: 42, turn: 0.25 },
  { x: 700, z: -480, rx: 420, rz: 220, height: 46, turn: 0.2 },
  { x: 760, z: -1010, rx: 460, rz: 110, height: 46, turn: -0.5 },
  { x: 150, z: -1180, rx: 520, rz: 130, height: 48, turn: -0.62 },
  { x: -2150, z: 100, rx: 330, rz: 1500, height: 78, turn: 0.12 },
  { x: -1900, z: 1900, rx: 500, rz: 600, height: 52 },
  { x: 2200, z: -300, rx: 700, rz: 1700, height: 52 },
  { x: -300, z: -2500, rx: 900, rz: 500, height: 56 },
];

/** The middle of the stream from north to south. */
const stream = [
  [-1500, -3600],
  [-1250, -2000],
  [-1180, -1100],
  [-1010, -520],
  [-800, -200],
  [-610, 60],
  [-640, 330],
  [-850, 680],
  [-1010, 1150],
  [-1000, 2100],
  [-1400, 3600],
] as const;

/** The island, in the stream's direction. */
const island = { x: -800, z: -200, half: 135, width: 32, turn: 0.94 } as const;

function toSegment(
  x: number,
  z: number,
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
): number {
  const [dx, dz] = [bx - ax, bz - az];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)));
  return Math.hypot(x - ax - dx * share, z - az - dz * share);
}

function toLine(x: number, z: number, line: readonly (readonly [number, number])[]): number {
  let least = Infinity;
  for (const [index, from] of line.entries()) {
    const to = line[index + 1];
    if (to) least = Math.min(least, toSegment(x, z, from, to));
  }
  return least;
}

/** Metres from the stream's bank, negative in the water. */
export function fromTiber(x: number, z: number): number {
  const wide = 46 + 34 * (1 - smooth(60, 200, Math.hypot(x - island.x, z - island.z)));
  const [cos, sin] = [Math.cos(island.turn), Math.sin(island.turn)];
  const [along, across] = [(x - island.x) * cos + (z - island.z) * sin, (z - island.z) * cos - (x - island.x) * sin];
  const shore = (1 - Math.hypot(along / island.half, across / island.width)) * island.width;
  return Math.max(toLine(x, z, stream) - wide, shore);
}

/** The hollows that the river came into before they were drained: between Palatine and Capitol, and where the Circus lies. */
const hollows = [
  [
    [-470, -20],
    [-330, -120],
    [-200, -300],
    [-60, -400],
  ],
  [
    [-470, 110],
    [-280, 250],
    [40, 380],
    [300, 470],
  ],
] as const;

function riseOf({ x: cx, z: cz, rx, rz, height, turn = 0 }: Hill, x: number, z: number): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dz] = [(x - cx) * cos + (z - cz) * sin, (z - cz) * cos - (x - cx) * sin];
  const ragged = 1 + 0.05 * Math.sin(Math.atan2(dz, dx) * 5 + cx);
  const out = ((Math.abs(dx) / rx) ** 3 + (Math.abs(dz) / rz) ** 3) ** (1 / 3) / ragged;
  return height * (1 - smooth(0.72, 1.2, out));
}

/**
 * The ground of the first Rome in metres over the Tiber; `drained` without the two wet hollows.
 */
export function sevenHillsGround(x: number, z: number, drained = false): number {
  const rise = Math.max(...heights.map((hill) => riseOf(hill, x, z)));
  const plain = 5 + 0.8 * Math.sin(x * 0.011 + 1) * Math.sin(z * 0.013);
  const wet = drained ? 0 : Math.max(...hollows.map((line) => 1 - smooth(18, 85, toLine(x, z, line))));
  const dry = plain - 6.4 * wet * (1 - smooth(4, 20, rise));
  const bank = smooth(-24, 46, fromTiber(x, z));
  return -6 + (dry + rise + 6) * bank;
}

/** Metres from the middle of the hollow between Palatine and Capitol, which became the Forum. */
export function fromForumHollow(x: number, z: number): number {
  return toLine(x, z, hollows[0]);
}

/** How steep the ground is: metres of rise a metre. */
export function steepness(x: number, z: number): number {
  const reach = 9;
  return (
    Math.hypot(
      sevenHillsGround(x + reach, z) - sevenHillsGround(x - reach, z),
      sevenHillsGround(x, z + reach) - sevenHillsGround(x, z - reach),
    ) /
    (2 * reach)
  );
}
