import {
  HalfFloatType,
  LinearFilter,
  Matrix4,
  PerspectiveCamera,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type Scene,
  type WebGLRenderer,
} from 'three';
import type { WaterSurface } from './WaterSurface';

const toTexture = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);

/** The world as seen from under the water, for all water of a scene; what lies at other heights than the first gets the same picture. */
export class Mirror {
  private readonly camera = new PerspectiveCamera();
  private readonly target = new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });

  /** @param width of the stage in device pixels; the mirror has half of them */
  resize(width: number, height: number): void {
    this.target.setSize(Math.max(1, Math.round(width / 2)), Math.max(1, Math.round(height / 2)));
  }

  draw(renderer: WebGLRenderer, scene: Scene, viewer: PerspectiveCamera, water: readonly WaterSurface[]): void {
    const first = water[0];
    if (!first || viewer.position.y <= first.level) return;
    this.aim(viewer, first.level);
    for (const surface of water) surface.visible = false;
    renderer.setRenderTarget(this.target);
    renderer.clear();
    renderer.render(scene, this.camera);
    renderer.setRenderTarget(null);
    const view = new Matrix4()
      .copy(toTexture)
      .multiply(this.camera.projectionMatrix)
      .multiply(this.camera.matrixWorldInverse);
    for (const surface of water) {
      surface.visible = true;
      surface.reflect(this.target.texture, view);
    }
  }

  dispose(): void {
    this.target.dispose();
  }

  private aim(viewer: PerspectiveCamera, level: number): void {
    const { camera } = this;
    const flip = (point: Vector3): Vector3 => point.setY(2 * level - point.y);
    const ahead = new Vector3(0, 0, -1).applyQuaternion(viewer.quaternion).add(viewer.position);
    const up = new Vector3(0, 1, 0).applyQuaternion(viewer.quaternion);
    camera.position.copy(flip(viewer.position.clone()));
    camera.up.set(up.x, -up.y, up.z);
    camera.lookAt(flip(ahead));
    camera.updateMatrixWorld();
    camera.projectionMatrix.copy(viewer.projectionMatrix);
    this.cutAt(level);
  }

  /** Slants the near plane into the water's surface, so that nothing under it is mirrored (Lengyel, "Oblique view frustum"). */
  private cutAt(level: number): void {
    const { camera } = this;
    const normal = new Vector3(0, 1, 0).transformDirection(camera.matrixWorldInverse);
    const point = new Vector3(camera.position.x, level, camera.position.z).applyMatrix4(camera.matrixWorldInverse);
    const plane = new Vector4(normal.x, normal.y, normal.z, -point.dot(normal));
    const { elements } = camera.projectionMatrix;
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
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  }
}
