import type { MeshBuilder } from '../../geometry/MeshBuilder';
import { drawPodiumTemple, type paintedClay, type whiteStone } from './podiumTemple';

/**
 * Jupiter's temple on its platform, y = 0 at the rock, its front toward +z: six columns in front and three rows of them. Its footings
 * measure about 54 by 62 m (Sommella Mura); how much of them the temple covered is disputed, and its height is a guess.
 */
export function drawCapitolineTemple(builder: MeshBuilder, paint: typeof paintedClay | typeof whiteStone): void {
  builder.box(0, -14, 0, 66, 14.4, 76, '#b99a70', '#c9ae84');
  drawPodiumTemple(builder, {
    ...paint,
    width: 50,
    depth: 58,
    podium: 4,
    columns: 14.5,
    front: 6,
    rows: 3,
    flanks: 'columns',
    eaves: 3.2,
  });
}
