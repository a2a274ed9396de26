import { BufferGeometry, InstancedMesh, Light, Material, Texture, type Mesh, type Scene } from 'three';

/** Frees everything that a scene shows: geometries, materials and their textures, instances and shadows. */
export function freeScene(scene: Scene): void {
  scene.traverse((object) => {
    if (object instanceof Light) object.dispose();
    if (object instanceof InstancedMesh) object.dispose();
    if (!isDrawn(object)) return;
    object.geometry.dispose();
    const materials: readonly Material[] = Array.isArray(object.material) ? object.material : [object.material];
    for (const material of materials) freeMaterial(material);
  });
  scene.clear();
}

/** Meshes, lines, points and sprites. */
function isDrawn(object: object): object is Pick<Mesh, 'geometry' | 'material'> {
  if (!('geometry' in object && 'material' in object && object.geometry instanceof BufferGeometry)) return false;
  const materials: readonly unknown[] = Array.isArray(object.material) ? object.material : [object.material];
  return materials.every((material) => material instanceof Material);
}

function freeMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
