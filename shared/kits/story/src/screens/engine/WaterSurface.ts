import { Color, DoubleSide, Matrix4, Mesh, ShaderMaterial, type BufferGeometry, type Texture } from 'three';
import type { StoryWater } from '../scene';
import { hazeInOwnShader } from './Air';

const vertexShader = `
  uniform mat4 mirrorView;
  varying vec4 mirrored;
  varying vec3 hazePosition;
  void main() {
    hazePosition = (modelMatrix * vec4(position, 1.0)).xyz;
    mirrored = mirrorView * vec4(hazePosition, 1.0);
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

/** What the mirror holds is light for the eye already, so it is not tone mapped again. */
const fragmentShader = `
  uniform sampler2D reflection;
  uniform vec3 deep;
  uniform float ripple, wavelength, mirror, drift, mirrors;
  varying vec4 mirrored;
  ${hazeInOwnShader}
  float cell(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) {
    vec2 i = floor(p), f = fract(p);
    vec2 u = f * f * (3.0 - 2.0 * f);
    return mix(mix(cell(i), cell(i + vec2(1.0, 0.0)), u.x), mix(cell(i + vec2(0.0, 1.0)), cell(i + vec2(1.0)), u.x), u.y);
  }
  void main() {
    vec2 p = hazePosition.xz / wavelength + vec2(drift, drift * 0.6);
    float broad = noise(p * vec2(0.12, 0.3) + 7.0) + 0.5 * noise(p * vec2(0.3, 0.8));
    float fine = noise(p) + 0.5 * noise(p * 2.3 + 4.0 - drift) - 0.75;
    float calm = smoothstep(0.55, 1.0, broad);
    vec3 view = normalize(cameraPosition - hazePosition);
    vec2 offset = vec2(fine * 0.35, fine) * ripple * (0.35 + calm);
    vec3 bounced = normalize(reflect(-view, normalize(vec3(fine * 0.06, 1.0, fine * 0.09))));
    vec3 sky = skyColor(vec3(bounced.x, max(bounced.y, 0.02), bounced.z));
    vec3 seen = mix(sky, texture2D(reflection, clamp(mirrored.xy / mirrored.w + offset, 0.001, 0.999)).rgb, mirrors);
    float share = mirror * (0.55 + 0.45 * pow(1.0 - max(view.y, 0.0), 3.0)) - calm * 0.1;
    gl_FragColor = linearToOutputTexel(vec4(mix(deep, seen, share), 1.0));
    gl_FragColor.rgb = throughHaze(gl_FragColor.rgb);
  }`;

/** Flat water at one height. Without a mirrored picture it shows the sky. */
export class WaterSurface extends Mesh<BufferGeometry, ShaderMaterial> {
  constructor(
    geometry: BufferGeometry,
    readonly level: number,
    look: StoryWater,
  ) {
    super(
      geometry,
      new ShaderMaterial({
        side: DoubleSide,
        fog: false,
        vertexShader,
        fragmentShader,
        uniforms: {
          mirrorView: { value: new Matrix4() },
          reflection: { value: null },
          deep: { value: new Color(look.deep) },
          ripple: { value: look.ripple },
          wavelength: { value: look.wavelength },
          mirror: { value: look.mirror },
          mirrors: { value: 0 },
          drift: { value: 0 },
        },
      }),
    );
    this.name = 'Water';
  }

  /** Gives the water the mirrored picture and the matrix that projects a world point into it (0 to 1). */
  reflect(reflection: Texture, mirrorView: Matrix4): void {
    this.put('reflection', reflection);
    this.put('mirrorView', mirrorView);
    this.put('mirrors', 1);
  }

  /** Lets the ripples wander. */
  drift(seconds: number): void {
    this.put('drift', seconds * 0.35);
  }

  private put(name: string, value: unknown): void {
    const uniform = this.material.uniforms[name];
    if (uniform) uniform.value = value;
  }
}
