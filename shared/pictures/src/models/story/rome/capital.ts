import { seededRandom } from '../../../geometry/random';
import { vittoriano, vittorianoChariots, vittorianoKing } from '../../rome/vittoriano';
import { drawPeople, pool } from '../ground';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';
import { gardens, vineyards } from './capitalGardens';
import {
  capitalGround,
  capitalTown,
  capitolSlope,
  newStreet,
  piazzaVenezia,
  streetEnd,
  streetStart,
} from './capitalTown';
import { breachedStretch, cityWall, drawBatteries, drawBreachRubble, gate, gateAt } from './capitalWall';
import { drawFlood, embankments, oldBanks, riverBed, riverBridge, riverTrees } from './embankments';

/**
 * Rome from 1870 to 1911: Porta Pia in the old wall, Via Nazionale, the Tiber before and between its walls, and the Vittoriano over
 * the origin, its front to +z (north), so +x is west. Gate, street and river lie nearer than they are. About 300,000 triangles.
 */
export function* capitalRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(pool(riverBed, -11, { deep: '#8a8f6e', mirror: 0.7, ripple: 0.008 }));
  set.add(capitalGround(), piazzaVenezia(), gardens(), vineyards(false));
  set.standing(vineyards(true), 1500, 1873);
  yield;
  set.add(capitalTown());
  yield;
  set.rising(capitolSlope(), byYear([1300, 70], [1885.3, 70], [1888, -3]), { slice: { y: 4 } });
  set.rising(vittoriano(), byYear([1885.3, -3], [1892, 8], [1895, 17], [1905, 42], [1911.4, 72]), { slice: { y: 2 } });
  yield;
  set.standing(vittorianoKing(), 1910.6);
  set.standing(vittorianoChariots(), 1927);
  set.rising(
    drawing((builder) => {
      for (const x of [-44, 0, 44]) builder.at(x, 27, -14, 0, () => drawScaffold(builder, 30, 38));
      for (const side of [-1, 1]) builder.at(side * 60, 0, 24, 0, () => drawScaffold(builder, 14, 26));
    }, 'Scaffold'),
    byYear([1890, -1], [1894, 24], [1904, 58], [1909, 66], [1911, -1]),
    { slice: { y: 3 } },
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1885);
      for (let stack = 0; stack < 20; stack += 1)
        builder.at(random(-64, 64), 0, random(66, 88), random(0, 3), () => drawStoneStack(builder, 2 + (stack % 3)));
      for (const [x, z] of [
        [-72, 30],
        [70, 40],
      ] as const)
        builder.at(x, 0, z, random(0, 6), () => drawTreadwheelCrane(builder, 26));
      drawPeople(builder, random, 50, -70, 62, 70, 90, 0, ['#8a6a52', '#6c7a86', '#e6d8c4', '#5c6a74']);
    }, 'Yard'),
    1886,
    1911,
  );
  yield;
  set.add(cityWall(), gate());
  set.rising(breachedStretch(), byYear([275, 20], [1870.719, 20], [1870.722, 1.4], [1872, 1.4], [1873, 20]), {
    slice: { y: 1 },
  });
  set.standing(drawing(drawBreachRubble, 'Rubble'), 1870.7205, 1872.5);
  set.standing(drawing(drawBatteries, 'Batteries'), 1870.7, 1870.75);
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1870);
      drawPeople(builder, random, 150, gateAt.x + 36, gateAt.z - 26, gateAt.x + 84, gateAt.z + 40, 0.4, [
        '#4f5c8c',
        '#46527c',
        '#3f4a70',
      ]);
    }, 'Infantry'),
    1870.7215,
    1870.78,
  );
  yield;
  const along = Math.hypot(streetEnd[0] - streetStart[0], streetEnd[1] - streetStart[1]);
  set.rising(newStreet(), byYear([1872, -1], [1882, along * 0.86], [1886, along + 60]), {
    order: (x, y, z) => Math.hypot(x - streetStart[0], z - streetStart[1]) + y,
  });
  yield;
  set.add(riverBridge());
  set.rising(oldBanks(), byYear([1400, 40], [1877, 40], [1886, -13]));
  set.rising(embankments(), byYear([1876, -700], [1892, 900]), { order: (_x, _y, z) => z, slice: {} });
  set.standing(riverTrees(), 1893);
  set.standing(drawing(drawFlood, 'Flood'), 1870.985, 1871.1);
  yield;
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1911), 240, -52, 68, 52, 150)),
    1911.4,
  );
  set.standing(
    drawing((builder) => drawPeople(builder, seededRandom(1890), 60, -40, 92, 40, 150)),
    1800,
    1911.4,
  );
  return set;
}
