/** How the light of a picture becomes colours on a screen. */
export interface Grade {
  /** Multiplies all light. */
  readonly exposure: number;
  /** Share of bright light that spreads (0 to 1). */
  readonly bloom: number;
  /** Strength of the grain, in steps of 255. */
  readonly grain: number;
  /** How much the corners darken (0 to 1). */
  readonly vignette: number;
  /** 1 leaves colours as they are, above is richer. */
  readonly saturation: number;
}

/** Linear light, RGBA floats row by row from the foot of the picture up, as WebGL reads it. */
export interface LightMap {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/**
 * Develops linear light to 8-bit RGBA rows from the top down: bloom, tone curve, saturation, vignette, grain.
 * The same light gives the same bytes.
 */
export function develop({ width, height, light }: LightMap, grade: Grade): Uint8ClampedArray {
  const halo = bloomOf(width, height, light);
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const from = ((height - 1 - row) * width + column) * 4;
      const to = (row * width + column) * 4;
      const across = (column / width - 0.5) * 2;
      const down = (row / height - 0.5) * 2;
      const shade = 1 - grade.vignette * Math.min(1, (across * across * 0.55 + down * down * 0.45) ** 1.5);
      const channel = (offset: number): number => {
        const own = light[from + offset] ?? 0;
        const spread = halo[from + offset] ?? 0;
        return toneCurve((own * (1 - grade.bloom) + spread * grade.bloom) * grade.exposure * shade);
      };
      const [red, green, blue] = [channel(0), channel(1), channel(2)];
      const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const noise = grain(column, row) * grade.grain;
      const finish = (value: number): number =>
        encode(Math.max(0, grey + (value - grey) * grade.saturation)) * 255 + noise;
      pixels[to] = finish(red);
      pixels[to + 1] = finish(green);
      pixels[to + 2] = finish(blue);
      pixels[to + 3] = 255;
    }
  }
  return pixels;
}

/** Straight up to 0.7, then a shoulder that reaches 1 only in the limit: colours keep their hue, highlights don't clip. */
export function toneCurve(value: number): number {
  const knee = 0.7;
  if (value <= knee) return value;
  const over = (value - knee) / (1 - knee);
  return knee + (1 - knee) * (over / (1 + over));
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Noise of a pixel, -1 to 1, the same on every run. */
function grain(column: number, row: number): number {
  let hash = Math.imul(column + 1, 0x27d4eb2d) ^ Math.imul(row + 1, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (((hash ^ (hash >>> 15)) >>> 0) / 4294967296 - 0.5) * 2;
}

/** The picture's light spread out by three box blurs of two widths (near a Gaussian), worked at a quarter of the size. */
function bloomOf(width: number, height: number, light: Float32Array): Float32Array {
  const step = 4;
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        let count = 0;
        for (let j = y * step; j < Math.min(height, (y + 1) * step); j += 1) {
          for (let i = x * step; i < Math.min(width, (x + 1) * step); i += 1) {
            sum += Math.min(light[(j * width + i) * 4 + channel] ?? 0, 6);
            count += 1;
          }
        }
        small[(y * w + x) * 3 + channel] = sum / count;
      }
    }
  }
  const scale = width / 1600;
  const near = blurred(small, w, h, Math.max(1, Math.round(3 * scale)));
  const far = blurred(small, w, h, Math.max(1, Math.round(14 * scale)));
  const result = new Float32Array(light.length);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(Math.max((y + 0.5) / step - 0.5, 0), h - 1);
    const j = Math.min(Math.floor(v), h - 2);
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(Math.max((x + 0.5) / step - 0.5, 0), w - 1);
      const i = Math.min(Math.floor(u), w - 2);
      for (let channel = 0; channel < 3; channel += 1) {
        const read = (map: Float32Array, dx: number, dy: number): number =>
          map[((j + dy) * w + i + dx) * 3 + channel] ?? 0;
        const mixed = (map: Float32Array): number => {
          const low = read(map, 0, 0) * (1 - (u - i)) + read(map, 1, 0) * (u - i);
          const high = read(map, 0, 1) * (1 - (u - i)) + read(map, 1, 1) * (u - i);
          return low * (1 - (v - j)) + high * (v - j);
        };
        result[(y * width + x) * 4 + channel] = 0.5 * mixed(near) + 0.5 * mixed(far);
      }
    }
  }
  return result;
}

function blurred(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  let current = source;
  for (let pass = 0; pass < 3; pass += 1) {
    current = boxBlur(current, width, height, radius, 3, width * 3);
    current = boxBlur(current, height, width, radius, width * 3, 3);
  }
  return current;
}

/** One box blur along lines of `length` samples `stride` apart, for each of `lines` lines `lineStride` apart. */
function boxBlur(
  source: Float32Array,
  length: number,
  lines: number,
  radius: number,
  stride: number,
  lineStride: number,
): Float32Array {
  const result = new Float32Array(source.length);
  const window = radius * 2 + 1;
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const base = line * lineStride + channel;
      const read = (index: number): number => source[base + Math.min(Math.max(index, 0), length - 1) * stride] ?? 0;
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += read(index);
      for (let index = 0; index < length; index += 1) {
        result[base + index * stride] = sum / window;
        sum += read(index + radius + 1) - read(index - radius);
      }
    }
  }
  return result;
}
