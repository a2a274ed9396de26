import { BackSide, Color, Mesh, ShaderChunk, ShaderMaterial, SphereGeometry, Vector3 } from 'three';
import type { ColorRepresentation } from 'three';

/** The light and air of a picture. Angles are in degrees; an azimuth of 0 looks away from the viewer, 90 is to the right. */
export interface Atmosphere {
  /** Colours of the sky by elevation in degrees, from the horizon up. */
  readonly sky: readonly (readonly [number, ColorRepresentation])[];
  /** Where the glow on the horizon is, its colour, and how strong it is (0 to 1). */
  readonly glow: { readonly azimuth: number; readonly color: ColorRepresentation; readonly strength: number };
  readonly sun: {
    readonly azimuth: number;
    readonly elevation: number;
    readonly color: ColorRepresentation;
    readonly intensity: number;
  };
  /** Light from the whole sky and light thrown back by the ground. */
  readonly fill: {
    readonly zenith: ColorRepresentation;
    readonly horizon: ColorRepresentation;
    readonly ground: ColorRepresentation;
    readonly intensity: number;
  };
  /** Haze: share per metre lost, the height in metres at which it thins out, and the distance at which it begins. */
  readonly haze: { readonly density: number; readonly height: number; readonly start: number };
}

/** The unit vector toward an azimuth and elevation in degrees. */
export function direction(azimuth: number, elevation: number): Vector3 {
  const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise));
}

const decimal = (value: number): string => value.toFixed(6);
const glslColor = (color: ColorRepresentation): string => {
  const { r, g, b } = new Color(color);
  return `vec3(${decimal(r)}, ${decimal(g)}, ${decimal(b)})`;
};

/** GLSL for the colour of the sky in a direction: what the dome shows and what the haze fades to are one function. */
function skyFunction({ sky, glow }: Atmosphere): string {
  const toward = direction(glow.azimuth, 0);
  const first = sky[0];
  if (!first) throw new Error('A sky needs at least one colour: add a stop at 0 degrees.');
  const steps = sky.slice(1).map(([degrees, color], index) => {
    const below = sky[index]?.[0] ?? 0;
    return `color = mix(color, ${glslColor(color)}, smoothstep(${decimal(below)}, ${decimal(degrees)}, elevation));`;
  });
  return `
    vec3 skyColor(vec3 ray) {
      float elevation = degrees(asin(clamp(ray.y, 0.0, 1.0)));
      vec3 color = ${glslColor(first[1])};
      ${steps.join('\n      ')}
      float facing = max(dot(normalize(vec3(ray.x, 0.0001, ray.z)), vec3(${decimal(toward.x)}, 0.0, ${decimal(toward.z)})), 0.0);
      float glow = ${decimal(glow.strength)} * pow(facing, 6.0) * exp(-elevation / 7.0);
      return mix(color, ${glslColor(glow.color)}, glow);
    }`;
}

/**
 * Replaces three's fog with haze that fades to the sky behind it and thins out with height.
 * It must run before the first material is compiled, and holds for the whole page: one page renders one picture.
 */
export function installHaze(atmosphere: Atmosphere): void {
  const { density, height, start } = atmosphere.haze;
  ShaderChunk.fog_pars_vertex = '#ifdef USE_FOG\n varying vec3 hazePosition;\n#endif';
  ShaderChunk.fog_vertex = '#ifdef USE_FOG\n hazePosition = (modelMatrix * vec4(position, 1.0)).xyz;\n#endif';
  ShaderChunk.fog_pars_fragment = `#ifdef USE_FOG
    varying vec3 hazePosition;
    ${skyFunction(atmosphere)}
    vec3 throughHaze(vec3 color) {
      vec3 ray = hazePosition - cameraPosition;
      float far = length(ray);
      vec3 toward = ray / far;
      float rise = (hazePosition.y - cameraPosition.y) / ${decimal(height)};
      float thinning = exp(-max(cameraPosition.y, 0.0) / ${decimal(height)}) * (abs(rise) < 0.001 ? 1.0 : (1.0 - exp(-rise)) / rise);
      float haze = 1.0 - exp(-max(far - ${decimal(start)}, 0.0) * ${decimal(density)} * thinning);
      return mix(color, skyColor(vec3(toward.x, max(toward.y, 0.0) , toward.z)), haze);
    }
  #endif`;
  ShaderChunk.fog_fragment = '#ifdef USE_FOG\n gl_FragColor.rgb = throughHaze(gl_FragColor.rgb);\n#endif';
}

/** The dome of the sky, centred on the viewer. */
export function skyDome(atmosphere: Atmosphere, radius: number): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader: `varying vec3 ray;
      void main() {
        ray = (modelMatrix * vec4(position, 1.0)).xyz - cameraPosition;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
        gl_Position.z = gl_Position.w * 0.9999; // a mirror's slanted far plane would cut the dome off
      }`,
    fragmentShader: `varying vec3 ray;
      ${skyFunction(atmosphere)}
      void main() { gl_FragColor = vec4(skyColor(normalize(ray)), 1.0); }`,
  });
  const dome = new Mesh(new SphereGeometry(radius, 48, 24), material);
  dome.renderOrder = -1;
  dome.frustumCulled = false;
  return dome;
}
