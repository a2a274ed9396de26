import {
  BackSide,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type Material,
  type Object3D,
  type Scene,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { StoryLight, StoryScene } from '../scene';

const stops = 6;
/** A hemisphere lights the shade less than a whole sky of light would, which the guide's pictures have. */
const skyShare = 1.45;

const skyFunction = `
  uniform vec3 skyColors[${stops}];
  uniform float skyDegrees[${stops}];
  uniform vec3 glowColor, glowToward;
  uniform float glowStrength;
  vec3 skyColor(vec3 ray) {
    float elevation = degrees(asin(clamp(ray.y, 0.0, 1.0)));
    vec3 color = skyColors[0];
    for (int i = 1; i < ${stops}; i += 1) color = mix(color, skyColors[i], smoothstep(skyDegrees[i - 1], skyDegrees[i], elevation));
    float facing = max(dot(normalize(vec3(ray.x, 0.0001, ray.z)), glowToward), 0.0);
    return mix(color, glowColor, glowStrength * pow(facing, 6.0) * exp(-elevation / 7.0));
  }`;

const hazeFunction = `
  varying vec3 hazePosition;
  uniform float hazeDensity, hazeHeight, hazeStart;
  ${skyFunction}
  vec3 throughHaze(vec3 color) {
    vec3 ray = hazePosition - cameraPosition;
    float far = max(length(ray), 0.001);
    vec3 toward = ray / far;
    float rise = (hazePosition.y - cameraPosition.y) / hazeHeight;
    float thinning = exp(-max(cameraPosition.y, 0.0) / hazeHeight) * (abs(rise) < 0.001 ? 1.0 : (1.0 - exp(-rise)) / rise);
    float haze = 1.0 - exp(-max(far - hazeStart, 0.0) * hazeDensity * thinning);
    return mix(color, linearToOutputTexel(vec4(skyColor(vec3(toward.x, max(toward.y, 0.0), toward.z)), 1.0)).rgb, haze);
  }`;

/** The unit vector toward an azimuth and elevation in degrees: 0 is north (−z), 90 east (+x). */
export function direction(azimuth: number, elevation: number): Vector3 {
  const [turn, rise] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise));
}

/** Sky, sun and haze of a scene: what the dome shows and what the haze fades to are one function. */
export class Air {
  private readonly uniforms = {
    skyColors: { value: Array.from({ length: stops }, () => new Color()) },
    skyDegrees: { value: Array.from({ length: stops }, (_, index) => index) },
    glowColor: { value: new Color() },
    glowToward: { value: new Vector3(0, 0, -1) },
    glowStrength: { value: 0 },
    hazeDensity: { value: 0 },
    hazeHeight: { value: 1 },
    hazeStart: { value: 0 },
  };
  private readonly sun = new DirectionalLight();
  private readonly fill = new HemisphereLight();
  private readonly dome: Mesh;
  private sunAt = '';

  constructor(
    scene: Scene,
    private readonly shadows: StoryScene['shadows'],
    shadowSize: number,
  ) {
    this.dome = skyDome(this.uniforms);
    const { shadow } = this.sun;
    this.sun.castShadow = true;
    shadow.mapSize.set(shadowSize, shadowSize);
    const { reach } = shadows;
    Object.assign(shadow.camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: reach / 50,
      far: reach * 6,
    });
    shadow.normalBias = (reach / shadowSize) * 1.6;
    shadow.bias = -0.0004;
    scene.fog = new Fog(0xffffff);
    scene.add(this.dome, this.sun, this.sun.target, this.fill);
    scene.traverse((object) => this.breathe(object));
  }

  /**
   * Takes a moment's light.
   * @returns whether shadows fall elsewhere now
   */
  set(light: StoryLight): boolean {
    const { uniforms } = this;
    const last = light.sky.at(-1);
    uniforms.skyColors.value.forEach((color, index) => color.set((light.sky[index] ?? last)?.[1] ?? '#ffffff'));
    // Stops that are not given repeat the last colour, a degree further up each.
    uniforms.skyDegrees.value = uniforms.skyDegrees.value.map(
      (_, index) => light.sky[index]?.[0] ?? (last?.[0] ?? 0) + index,
    );
    uniforms.glowColor.value.set(light.glow.color);
    uniforms.glowToward.value.copy(direction(light.glow.azimuth, 0));
    uniforms.glowStrength.value = light.glow.strength;
    uniforms.hazeDensity.value = light.haze.density;
    uniforms.hazeHeight.value = light.haze.height;
    uniforms.hazeStart.value = light.haze.start;
    this.fill.color.set(light.fill.zenith);
    this.fill.groundColor.set(light.fill.ground);
    this.fill.intensity = light.fill.intensity * skyShare;
    this.sun.color.set(light.sun.color);
    this.sun.intensity = light.sun.intensity;
    return this.aimSun(light.sun);
  }

  /** Keeps the sky round the viewer. */
  follow(eye: Vector3): void {
    this.dome.position.copy(eye);
  }

  private aimSun({ azimuth, elevation }: StoryLight['sun']): boolean {
    const at = `${azimuth.toFixed(2)} ${elevation.toFixed(2)}`;
    if (at === this.sunAt) return false;
    this.sunAt = at;
    const [x, z] = this.shadows.centre;
    this.sun.target.position.set(x, 0, z);
    this.sun.position
      .copy(this.sun.target.position)
      .addScaledVector(direction(azimuth, elevation), this.shadows.reach * 3);
    return true;
  }

  /** Lets everything that is drawn with three's own materials fade into this air. */
  private breathe(object: Object3D): void {
    if (!(object instanceof Mesh) || object === this.dome) return;
    const materials: readonly Material[] = Array.isArray(object.material) ? object.material : [object.material];
    for (const material of materials) {
      if (material instanceof ShaderMaterial) Object.assign(material.uniforms, this.uniforms);
      else material.onBeforeCompile = (shader) => addHaze(shader, this.uniforms);
      material.customProgramCacheKey = () => 'haze';
    }
  }
}

function addHaze(shader: WebGLProgramParametersWithUniforms, uniforms: Air['uniforms']): void {
  Object.assign(shader.uniforms, uniforms);
  shader.vertexShader = shader.vertexShader.replace('#include <fog_pars_vertex>', 'varying vec3 hazePosition;').replace(
    '#include <fog_vertex>',
    `vec4 hazeAt = vec4(transformed, 1.0);
      #ifdef USE_INSTANCING
        hazeAt = instanceMatrix * hazeAt;
      #endif
      hazePosition = (modelMatrix * hazeAt).xyz;`,
  );
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <fog_pars_fragment>', hazeFunction)
    .replace('#include <fog_fragment>', 'gl_FragColor.rgb = throughHaze(gl_FragColor.rgb);');
}

/** GLSL for the kit's own materials that fade into the air as the others do. */
export const hazeInOwnShader = hazeFunction;

function skyDome(uniforms: Air['uniforms']): Mesh {
  const dome = new Mesh(
    new SphereGeometry(15000, 48, 24),
    new ShaderMaterial({
      side: BackSide,
      depthWrite: false,
      fog: false,
      uniforms,
      vertexShader: `varying vec3 ray;
        void main() {
          ray = position;
          gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
          gl_Position.z = gl_Position.w * 0.9999; // a mirror's slanted far plane would cut the dome off
        }`,
      fragmentShader: `varying vec3 ray;
        ${skyFunction}
        void main() { gl_FragColor = linearToOutputTexel(vec4(skyColor(normalize(ray)), 1.0)); }`,
    }),
  );
  dome.name = 'Sky';
  dome.renderOrder = -1;
  dome.frustumCulled = false;
  return dome;
}
