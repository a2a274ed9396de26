import {
  BasicShadowMap,
  Color,
  CustomBlending,
  DirectionalLight,
  Fog,
  FloatType,
  HalfFloatType,
  HemisphereLight,
  LinearFilter,
  LinearSRGBColorSpace,
  Matrix4,
  Mesh,
  NearestFilter,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  Vector4,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { radicalInverse } from '../geometry/random';
import { direction, installHaze, skyDome } from './atmosphere';
import type { LightMap } from './develop';
import type { Picture, View } from './Picture';

const near = 15;
const far = 40000;

/**
 * Renders a picture many times, each time with the sun, one patch of the sky and the camera moved a little, and adds the frames up:
 * soft shadows, shade under eaves and smooth edges all come from that. `samples` of 16 shows a draft, 96 a finished picture.
 */
export function exposePicture(picture: Picture, width: number, height: number, samples: number): LightMap {
  installHaze(picture.atmosphere);
  const renderer = new WebGLRenderer({ antialias: false, powerPreference: 'high-performance' });
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  renderer.toneMapping = NoToneMapping;
  renderer.outputColorSpace = LinearSRGBColorSpace;
  renderer.autoClear = false;

  const { scene, sun, sky } = lightScene(picture, width < 1000 ? 0.5 : 1);
  const camera = new PerspectiveCamera();
  const mirrorCamera = new PerspectiveCamera();
  const frame = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const mirrorFrame = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });
  const sum = new WebGLRenderTarget(width, height, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const add = adder(frame, samples);

  renderer.setRenderTarget(sum);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  for (let sample = 0; sample < samples; sample += 1) {
    aimLights(picture, sun, sky, sample, samples);
    const edge = (base: number): number => tent(radicalInverse(sample + 1, base)) * 0.9;
    aimCamera(camera, picture.view, width / height, edge(2) / width, edge(3) / height);
    for (const water of picture.water) {
      const mirrorView = aimMirror(mirrorCamera, camera, water.level);
      for (const surface of picture.water) surface.visible = false;
      renderer.setRenderTarget(mirrorFrame);
      renderer.clear();
      renderer.render(scene, mirrorCamera);
      for (const surface of picture.water) surface.visible = true;
      water.reflect(mirrorFrame.texture, mirrorView, (sample / samples) * 0.22);
    }
    renderer.setRenderTarget(frame);
    renderer.clear();
    renderer.render(scene, camera);
    renderer.setRenderTarget(sum);
    renderer.render(add.scene, add.camera);
  }
  const light = new Float32Array(width * height * 4);
  renderer.readRenderTargetPixels(sum, 0, 0, width, height, light);
  renderer.dispose();
  return { width, height, light };
}

/** The scene with its lights; `fineness` scales the shadow maps, so that a small draft doesn't wait for large ones. */
function lightScene(
  picture: Picture,
  fineness: number,
): { scene: Scene; sun: DirectionalLight; sky: DirectionalLight } {
  const { atmosphere, shadows } = picture;
  const scene = new Scene();
  scene.fog = new Fog(0xffffff);
  const shadowSize = (shadows.size ?? 3072) * fineness;
  const sun = shadowLight(shadows.reach, shadowSize);
  const sky = shadowLight(shadows.reach, shadowSize / 2);
  sun.color.set(atmosphere.sun.color);
  sun.intensity = atmosphere.sun.intensity;
  const bounce = new HemisphereLight(new Color(0x000000), new Color(atmosphere.fill.ground), atmosphere.fill.intensity);
  const ambient = new HemisphereLight(
    new Color(atmosphere.fill.zenith),
    new Color(atmosphere.fill.zenith),
    atmosphere.fill.intensity * 0.22,
  );
  const dome = skyDome(atmosphere, far * 0.8);
  dome.position.set(...picture.view.eye);
  scene.add(dome, picture.world, ...picture.water, sun, sun.target, sky, sky.target, bounce, ambient);
  return { scene, sun, sky };
}

function shadowLight(reach: number, size: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1);
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
  light.shadow.camera = new OrthographicCamera(-reach, reach, reach, -reach, 10, reach * 6);
  light.shadow.normalBias = (reach / size) * 1.6;
  light.shadow.bias = -0.0004;
  return light;
}

/** Moves the sun within its disc and picks the next patch of an evenly covered sky. */
function aimLights(
  { atmosphere, shadows }: Picture,
  sun: DirectionalLight,
  sky: DirectionalLight,
  sample: number,
  samples: number,
): void {
  const target = new Vector3(shadows.centre[0], 0, shadows.centre[1]);
  const aim = (light: DirectionalLight, toward: Vector3): void => {
    light.target.position.copy(target);
    light.position.copy(target).addScaledVector(toward, shadows.reach * 3);
  };
  const spread = 1.6;
  const around = radicalInverse(sample, 3) * Math.PI * 2;
  const out = Math.sqrt(radicalInverse(sample, 5)) * spread;
  aim(
    sun,
    direction(atmosphere.sun.azimuth + out * Math.cos(around), atmosphere.sun.elevation + out * Math.sin(around)),
  );

  const { fill } = atmosphere;
  const rise = 0.06 + 0.94 * radicalInverse(sample + 1, 2);
  const turn = ((sample + 0.5) * 0.6180339887 * 360) % 360;
  aim(sky, direction(turn, (Math.asin(rise) * 180) / Math.PI));
  sky.color.set(fill.horizon).lerp(new Color(fill.zenith), Math.min(1, rise * 1.4));
  sky.intensity = fill.intensity * (samples > 0 ? 2 : 0);
}

/** A level camera with a shifted lens; the jitter is a share of the frame. */
function aimCamera(
  camera: PerspectiveCamera,
  view: View,
  aspect: number,
  jitterAcross: number,
  jitterDown: number,
): void {
  const [x, y, z] = view.eye;
  const halfWidth = Math.tan((view.width * Math.PI) / 360) * near;
  const halfHeight = halfWidth / aspect;
  const toSubject = Math.atan2(view.subject[0] - x, -(view.subject[1] - z));
  const shiftAcross = (0.5 - view.subjectAcross + jitterAcross) * 2 * halfWidth;
  const shiftDown = (view.horizonDown - 0.5 + jitterDown) * 2 * halfHeight;
  camera.position.set(x, y, z);
  camera.rotation.set(0, -toSubject, 0);
  camera.updateMatrixWorld();
  camera.near = near;
  camera.far = far;
  camera.projectionMatrix.makePerspective(
    -halfWidth + shiftAcross,
    halfWidth + shiftAcross,
    halfHeight + shiftDown,
    -halfHeight + shiftDown,
    near,
    far,
  );
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

/** Puts the mirror camera under the water, cuts off what lies below it, and returns the matrix from the world to its picture. */
function aimMirror(mirror: PerspectiveCamera, camera: PerspectiveCamera, level: number): Matrix4 {
  mirror.position.set(camera.position.x, 2 * level - camera.position.y, camera.position.z);
  mirror.rotation.copy(camera.rotation);
  mirror.updateMatrixWorld();
  // The level camera's mirror image is the same camera at the mirrored height with its frame turned upside down.
  mirror.projectionMatrix.copy(camera.projectionMatrix);
  const { elements } = mirror.projectionMatrix;
  elements[9] = -elements[9];
  const plane = new Vector4(0, 1, 0, -(level - mirror.position.y) - 0.05);
  const corner = new Vector4(
    (Math.sign(plane.x) + elements[8]) / elements[0],
    (Math.sign(plane.y) + elements[9]) / elements[5],
    -1,
    (1 + elements[10]) / elements[14],
  );
  plane.multiplyScalar(2 / plane.dot(corner));
  elements[2] = plane.x;
  elements[6] = plane.y;
  elements[10] = plane.z + 1;
  elements[14] = plane.w;
  mirror.projectionMatrixInverse.copy(mirror.projectionMatrix).invert();
  const toTexture = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
  return toTexture.multiply(mirror.projectionMatrix).multiply(mirror.matrixWorldInverse);
}

function adder(frame: WebGLRenderTarget, samples: number): { scene: Scene; camera: OrthographicCamera } {
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    uniforms: { frame: { value: frame.texture }, share: { value: 1 / samples } },
    vertexShader: 'varying vec2 place; void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader:
      'uniform sampler2D frame; uniform float share; varying vec2 place; void main() { gl_FragColor = vec4(min(texture2D(frame, place).rgb, vec3(12.0)) * share, share); }',
  });
  const scene = new Scene();
  const quad = new Mesh(new PlaneGeometry(2, 2), material);
  quad.frustumCulled = false;
  scene.add(quad);
  return { scene, camera: new OrthographicCamera(-1, 1, 1, -1, 0, 1) };
}

/** Spreads an even 0 to 1 to a tent from -1 to 1: a soft edge filter. */
function tent(even: number): number {
  return even < 0.5 ? Math.sqrt(2 * even) - 1 : 1 - Math.sqrt(2 - 2 * even);
}
