import { BoxGeometry, Group, Mesh, MeshLambertMaterial, PlaneGeometry, type Object3D } from 'three';
import type { SceneFunction, StoryLight } from '../screens/scene';

/** Late afternoon, the sun low in the west. */
const evening: StoryLight = {
  sky: [
    [0, '#fcc78c'],
    [2.4, '#fccd9c'],
    [6, '#f3b5ac'],
    [10, '#c995be'],
    [15.5, '#967cc4'],
    [24, '#7068b8'],
  ],
  glow: { azimuth: -48, color: '#ffce7a', strength: 0.75 },
  sun: { azimuth: -132, elevation: 19, color: '#ffc285', intensity: 4.2 },
  fill: { zenith: '#8f8ae0', ground: '#d29a86', intensity: 1.25 },
  haze: { density: 0.0006, height: 260, start: 300 },
};

/** A tower that rises from 1163 to 1345 among houses by a river. */
const sampleScene: SceneFunction = ({ scene, random, addWater }) => {
  const houses = new Group();
  const wall = new MeshLambertMaterial({ color: '#e8cba6' });
  for (let index = 0; index < 60; index += 1) {
    const height = random(6, 16);
    houses.add(box(wall, random(-300, 300), height / 2, random(-400, 20), random(10, 18), height, random(8, 14)));
  }
  const tower = box(new MeshLambertMaterial({ color: '#d9b48a' }), 0, 0.5, -60, 22, 1, 22);
  const ground = new PlaneGeometry(8000, 4000);
  ground.rotateX(-Math.PI / 2);
  ground.translate(0, 0, -1970);
  const land = new Mesh(ground, new MeshLambertMaterial({ color: '#c9a389' }));
  land.receiveShadow = true;
  const river = new PlaneGeometry(8000, 600);
  river.rotateX(-Math.PI / 2);
  river.translate(0, -4, 330);
  addWater(river, -4, { deep: '#7c6aa6', ripple: 0.006, wavelength: 7, mirror: 0.9 });
  scene.add(houses, tower, land);
  return {
    camera: [
      { at: 0, eye: [-220, 40, 330], target: [0, 30, -60], width: 40 },
      { at: 0.6, eye: [60, 25, 300], target: [0, 40, -60], width: 34 },
      { at: 1, eye: [260, 90, 260], target: [0, 30, -60], width: 40 },
    ],
    light: () => evening,
    shadows: { centre: [0, -100], reach: 420 },
    setYear: (year) => {
      const height = Math.max(0, Math.min(1, (year - 1163) / (1345 - 1163))) * 70;
      tower.visible = height > 0;
      tower.scale.y = Math.max(0.01, height);
      tower.position.y = height / 2;
    },
  };
};
export default sampleScene;

function box(
  material: MeshLambertMaterial,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
): Object3D {
  const mesh = new Mesh(new BoxGeometry(width, height, depth), material);
  mesh.position.set(x, y, z);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
