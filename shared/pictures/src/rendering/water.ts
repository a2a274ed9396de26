import { Color, DoubleSide, Mesh, Matrix4, ShaderMaterial, UniformsLib, UniformsUtils } from 'three';
import type { BufferGeometry, Texture } from 'three';
import type { WaterLook } from './WaterLook';

export type { WaterLook } from './WaterLook';

/** Flat water at one height that mirrors the scene. The renderer hands it the mirrored view before each sample. */
export class Water extends Mesh<BufferGeometry, ShaderMaterial> {
  constructor(
    geometry: BufferGeometry,
    readonly level: number,
    look: WaterLook,
  ) {
    super(
      geometry,
      new ShaderMaterial({
        side: DoubleSide,
        fog: true,
        uniforms: UniformsUtils.merge([
          UniformsLib.fog,
          {
            mirrorView: { value: new Matrix4() },
            deep: { value: new Color(look.deep) },
            ripple: { value: look.ripple },
            wavelength: { value: look.wavelength },
            mirror: { value: look.mirror },
            drift: { value: 0 },
          },
        ]),
        vertexShader: `#include <fog_pars_vertex>
        uniform mat4 mirrorView;
        varying vec4 mirrored;
        varying vec3 place;
        void main() {
          place = (modelMatrix * vec4(position, 1.0)).xyz;
          mirrored = mirrorView * vec4(place, 1.0);
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
          #include <fog_vertex>
        }`,
        fragmentShader: `#include <fog_pars_fragment>
        uniform sampler2D reflection;
        uniform vec3 deep;
        uniform float ripple, wavelength, mirror, drift;
        varying vec4 mirrored;
        varying vec3 place;
        float cell(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
        float noise(vec2 p) {
          vec2 i = floor(p), f = fract(p);
          vec2 u = f * f * (3.0 - 2.0 * f);
          return mix(mix(cell(i), cell(i + vec2(1.0, 0.0)), u.x), mix(cell(i + vec2(0.0, 1.0)), cell(i + vec2(1.0)), u.x), u.y);
        }
        void main() {
          vec2 p = place.xz / wavelength + drift;
          float broad = noise(p * vec2(0.12, 0.3) + 7.0) + 0.5 * noise(p * vec2(0.3, 0.8));
          float fine = noise(p) + 0.5 * noise(p * 2.3 + 4.0) - 0.75;
          float calm = smoothstep(0.55, 1.0, broad);
          vec2 offset = vec2(fine * 0.35, fine) * ripple * (0.35 + calm);
          vec2 uv = clamp(mirrored.xy / mirrored.w + offset, 0.001, 0.999);
          vec3 seen = texture2D(reflection, uv).rgb;
          vec3 view = normalize(cameraPosition - place);
          float share = mirror * (0.55 + 0.45 * pow(1.0 - max(view.y, 0.0), 3.0)) - calm * 0.1;
          gl_FragColor = vec4(mix(deep, seen, share), 1.0);
          #include <fog_fragment>
        }`,
      }),
    );
    this.material.uniforms['reflection'] = { value: null };
  }

  /** Gives the water the mirrored picture, the matrix that projects a world point into it (0 to 1), and this sample's ripples. */
  reflect(reflection: Texture, mirrorView: Matrix4, drift: number): void {
    const { uniforms } = this.material;
    const set = (name: string, value: unknown): void => {
      const uniform = uniforms[name];
      if (uniform) uniform.value = value;
    };
    set('reflection', reflection);
    set('mirrorView', mirrorView);
    set('drift', drift);
  }
}
