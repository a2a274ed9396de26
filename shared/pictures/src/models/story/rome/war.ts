import type { Group } from 'three';
import { drawPane } from '../../../geometry/facade';
import { seededRandom } from '../../../geometry/random';
import { colosseum } from '../../colosseum';
import { drawPalazzo, papalStyle, umbertineStyle } from '../../rome/palazzo';
import { squareColosseum } from '../../rome/squareColosseum';
import { vittoriano, vittorianoChariots, vittorianoKing } from '../../rome/vittoriano';
import { drawTownHouse, roman } from '../../townHouse';
import { drawCypress, drawTree, drawUmbrellaPine } from '../../trees';
import { drawPeople, drawSlab, summer } from '../ground';
import { drawTowerCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';
import {
  ardeatineField,
  ardeatineSlab,
  basilica,
  fieldTrees,
  ghetto,
  lorries,
  places,
  sanLorenzoBlocks,
} from './warPlaces';
import { alessandrino, drawColumnOfJune, forums, placed, road, roadPines, theRoad, velia } from './warRoad';

/** When the bombs fell on San Lorenzo: 19 July 1943. */
const raid = 1943.547;

/**
 * Rome from 1922 to today: the road from Piazza Venezia (+z) to the Colosseum over the origin, and round it, nearer than they are, EUR,
 * San Lorenzo, the Portico of Octavia and the Ardeatine Caves. About 320,000 triangles.
 */
export function* warRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.add(ground(), city(), trees());
  yield;
  const arena = colosseum();
  arena.rotation.y = -0.3;
  set.add(arena);
  yield;
  const at = [112, 930] as const;
  set.add(placed(vittoriano(), ...at), placed(vittorianoKing(), ...at));
  set.standing(placed(vittorianoChariots(), ...at), 1927);
  yield;
  set.rising(alessandrino(), byYear([1500, 999], [1924, 999], [1926, 860], [1930.4, 640], [1932.3, 320]), {
    order: (_x, _y, z) => z,
  });
  set.rising(velia(), byYear([1500, 20], [1931.6, 20], [1932.5, -2]), { slice: { y: 1 } });
  set.add(forums());
  set.standing(theRoad(), 1932.6);
  set.standing(roadPines(), 1933);
  yield;
  set.rising(placed(squareColosseum(), ...places.eur), byYear([1938.6, -1], [1940.4, 50.3], [1943, 70]), {
    slice: { y: 2 },
  });
  set.standing(fairGround(), 1938);
  yield;
  set.standing(sanLorenzoBlocks(false), 1900, raid);
  set.standing(sanLorenzoBlocks(true), raid, 1951);
  set.standing(sanLorenzoBlocks(false), 1951);
  set.standing(basilica(false), 1216, raid);
  set.standing(basilica(true), raid, 1948);
  set.standing(basilica(false), 1948);
  yield;
  set.add(ghetto(), ardeatineField(), fieldTrees());
  set.standing(lorries(), 1943.75, 1943.82);
  set.standing(ardeatineSlab(), 1949);
  yield;
  set.standing(drawing(drawColumnOfJune, 'Allies'), 1944.42, 1944.5);
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1944);
      for (const side of [-1, 1])
        drawPeople(builder, random, 190, side * (road.half + 5) - 4, 380, side * (road.half + 5) + 4, 940, 0.5);
    }, 'Onlookers'),
    1944.42,
    1944.5,
  );
  set.standing(
    drawing((builder) => {
      drawPeople(builder, seededRandom(1946), 420, -40, 860, 60, 1090);
      for (let flag = 0; flag < 9; flag += 1)
        for (const [share, color] of ['#5f8f58', '#f6efe2', '#c0473c'].entries()) {
          builder.box(-30 + flag * 9, 0, 1000 + (flag % 3) * 18, 0.16, 6, 0.16, '#8f6a48');
          drawPane(builder, -29.4 + flag * 9 + share * 0.9, 4.2, 0.9, 1.7, color, 1000 + (flag % 3) * 18);
        }
    }, 'Republic'),
    1946.3,
    1947,
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(2026);
      drawPeople(builder, random, 230, -road.half, 300, road.half, 1000, 0.2);
      builder.at(-70, 0, 1040, 0, () => drawTowerCrane(builder, 34, 30));
      builder.box(-52, 0, 1046, 60, 2.4, 0.3, '#d8dcd6');
    }, 'Walkers'),
    2014,
  );
  return set;
}

function ground(): Group {
  return drawing((builder) => {
    drawSlab(builder, -2600, -2600, 2600, 3000, -0.06, '#b9ac78');
    drawSlab(builder, -480, -60, 470, 1700, -0.03, '#cbb08e');
    drawSlab(builder, -130, 100, 100, 880, 0, '#bda678');
    drawSlab(builder, -120, 1000, 130, 1120, 0.02, '#cdbaa4');
    builder.at(0, 0.02, 0, 0, () => builder.disc(40, 128, 0, '#d2b894'));
    drawSlab(
      builder,
      places.sanLorenzo[0] - 150,
      places.sanLorenzo[1] - 140,
      places.sanLorenzo[0] + 150,
      places.sanLorenzo[1] + 110,
      0,
      '#c2a98c',
    );
  }, 'Ground');
}

/** EUR's empty avenue and two of its white halls. */
function fairGround(): Group {
  return drawing((builder) => {
    const [x, z] = places.eur;
    drawSlab(builder, x - 150, z - 110, x + 150, z + 170, 0.02, '#dccfba');
    drawSlab(builder, x - 14, z + 56, x + 14, z + 170, 0.06, '#efe6d6');
    for (const side of [-1, 1])
      builder.at(x + side * 98, 0, z + 84, 0, () => {
        builder.box(0, 0, 0, 54, 18, 92, '#f2e8d8', '#ddd2c2');
        for (let pier = -4; pier <= 4; pier += 1) builder.box(-side * 28.4, 0, pier * 10, 2, 17, 2, '#fff8ec');
        builder.box(-side * 28, 16.6, 0, 4, 1.6, 94, '#fff8ec');
      });
  }, 'Fair ground');
}

/** The quarters on both sides of the forums, and Piazza Venezia. */
function city(): Group {
  return drawing((builder) => {
    const random = seededRandom(1922);
    const near = ([px, pz]: readonly [number, number], x: number, z: number, reach: number): boolean =>
      Math.hypot(x - px, z - pz) < reach;
    const free = (x: number, z: number): boolean =>
      (x > -150 && x < 84 && z > -10 && z < 1000) ||
      (x > 20 && x < 220 && z > 820 && z < 1010) ||
      (Math.abs(x) < 70 && z > 990) ||
      (x > 60 && x < 240 && z > 150 && z < 640) ||
      (x < -140 && x > -210 && z > 760 && z < 850) ||
      near(places.ghetto, x, z, 122) ||
      near(places.sanLorenzo, x, z, 165) ||
      near(places.ardeatine, x, z, 150) ||
      near([0, 0], x, z, 150);
    for (let z = 40; z < 1420; z += 30)
      for (let x = -470; x < 470;) {
        const width = random(12, 20);
        const middle = x + width / 2;
        x += width + (random.chance(0.16) ? random(5, 9) : 0.3);
        if (free(middle, z)) continue;
        const plain = Math.abs(middle) > 190 && !near(places.ghetto, middle, z, 170);
        builder.at(middle, 0, z + random(-2, 2), random(-0.05, 0.05) + (random.chance(0.5) ? Math.PI : 0), () =>
          drawTownHouse(builder, random, { ...roman, lit: 0.03 }, width, random(12, 16), plain),
        );
      }
    builder.at(-98, 0, 1062, 0, () => drawPalazzo(builder, random, umbertineStyle, 46, 80, 5, [0, 1, 2]));
    builder.at(196, 0, 1062, 0, () =>
      drawPalazzo(builder, random, { ...papalStyle, walls: ['#d8a070'], storey: 7.6 }, 50, 84, 3, [0, 2, 3]),
    );
    builder.taperedBox(178, -1, 770, 130, 150, 108, 124, 22, '#9c8a5c', '#b4a06c');
    builder.at(180, 21, 740, 0, () => {
      drawPalazzo(builder, random, { ...papalStyle, walls: ['#e8bd8c'], storey: 8 }, 30, 54, 3);
      builder.box(0, 24, 0, 8, 22, 8, '#e6c498');
    });
  }, 'City');
}

/** The Palatine and the Oppian gardens, and the country round EUR. */
function trees(): Group {
  return drawing((builder) => {
    const random = seededRandom(1930);
    for (let index = 0; index < 60; index += 1)
      drawUmbrellaPine(builder, random, random(104, 236), 0, random(170, 620), random(13, 20));
    for (let index = 0; index < 70; index += 1)
      drawTree(builder, random, random(-440, -140), 0, random(-120, 30), random(7, 12), random.pick(summer));
    for (let index = 0; index < 150; index += 1) {
      const [x, z] = [random(-900, 700), random(-640, -110)];
      if (Math.abs(x - places.eur[0]) < 165 && z > places.eur[1] - 120 && z < places.eur[1] + 185) continue;
      if (index % 3 === 0) drawCypress(builder, random, x, 0, z, random(9, 15));
      else drawTree(builder, random, x, 0, z, random(7, 12), random.pick(summer));
    }
  }, 'Trees');
}
