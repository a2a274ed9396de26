import { seededRandom } from '../../../geometry/random';
import { stPetersBody, stPetersLesserDomes, stPetersPiers } from '../../rome/stPetersBody';
import { stPetersDome } from '../../rome/stPetersDome';
import { stPetersFront, stPetersNave } from '../../rome/stPetersFront';
import {
  drawSquareFountain,
  drawSquarePaving,
  drawVaticanObelisk,
  squareLevel,
  squareMiddle,
  stPetersArms,
} from '../../rome/stPetersSquare';
import { treviFront, treviGroup, treviLevel, treviRim } from '../../rome/treviFountain';
import { drawPeople, pool } from '../ground';
import { drawScaffold, drawStoneStack, drawTreadwheelCrane } from '../siteWorks';
import { StorySet, byYear, drawing } from '../StorySet';
import { oldChoir, oldFountain, oldNave } from './baroqueRemains';
import {
  atTrevi,
  baroqueTown,
  borgoHouses,
  riverBand,
  treviCorners,
  vaticanGround,
  vaticanPalace,
  vaticanTrees,
} from './baroqueTown';

/**
 * Saint Peter's from 1506 to 1667 and the Trevi Fountain of 1732 to 1762. The dome stands over the origin, the front looks to +z (east),
 * so +x is north; the Tiber and the Trevi lie nearer than they are. About 330,000 triangles.
 */
export function* baroqueRomeSet(): Generator<void, StorySet> {
  const set = new StorySet();
  set.water.push(
    pool(riverBand, squareLevel - 8, { deep: '#7f8a6e', mirror: 0.7, ripple: 0.008 }),
    pool(treviCorners, squareLevel + treviLevel + 0.2, { deep: '#6fa6b8', mirror: 0.55, wavelength: 1.2 }),
  );
  set.add(vaticanGround(), vaticanTrees(), vaticanPalace());
  yield;
  set.add(baroqueTown());
  yield;
  const choir = byYear([320, -9], [340, 60], [1506.3, 60], [1511, -9]);
  set.rising(oldChoir(), choir, { slice: { y: 4 } });
  set.rising(oldNave(), byYear([320, -9], [340, 60], [1605.5, 60], [1609, -9]), { slice: { y: 4 } });
  set.rising(stPetersPiers(), byYear([1506.3, -9], [1510, 26], [1514, 60], [1592, 60], [1592.1, -9]), {
    slice: { y: 4 },
  });
  yield;
  set.rising(stPetersBody(), byYear([1547, -9], [1556, 24], [1564, 40], [1572, 60]), { slice: { y: 4 } });
  yield;
  set.rising(stPetersDome(), byYear([1552, 44], [1564, 76], [1588.5, 81.3], [1590.4, 118], [1593, 140]), {
    slice: { y: 3 },
  });
  set.rising(stPetersLesserDomes(), byYear([1575, 44], [1590, 90]), { slice: { y: 3 } });
  yield;
  set.rising(stPetersFront(), byYear([1607.5, -9], [1612.6, 60]), { slice: { y: 4 } });
  set.rising(stPetersNave(), byYear([1607.5, -9], [1614, 60]), { slice: { y: 4 } });
  yield;
  set.rising(borgoHouses(), byYear([1100, 40], [1656, 40], [1658, -9]));
  set.rising(stPetersArms(), byYear([1656.6, -10], [1667, 110]), { order: (_x, y, z) => (z - 130) * 0.26 + y });
  set.standing(drawing(drawSquarePaving, 'Paving'), 1660);
  yield;
  set.standing(
    drawing((builder) => builder.at(-96, squareLevel, 44, 0, () => drawVaticanObelisk(builder)), 'Obelisk at the side'),
    40,
    1586.4,
  );
  set.standing(
    drawing((builder) => builder.at(0, squareLevel, squareMiddle, 0, () => drawVaticanObelisk(builder)), 'Obelisk'),
    1586.6,
  );
  set.standing(drawing(drawFontanasTower, 'Castle of beams'), 1586.35, 1586.8);
  set.standing(
    drawing((builder) => builder.at(60, squareLevel, squareMiddle, 0, () => drawSquareFountain(builder)), 'Fountain'),
    1614,
  );
  set.standing(
    drawing(
      (builder) => builder.at(-60, squareLevel, squareMiddle, 0, () => drawSquareFountain(builder)),
      'Second fountain',
    ),
    1667,
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1506);
      for (let stack = 0; stack < 22; stack += 1)
        builder.at(random(-150, -92), squareLevel, random(-60, 96), random(0, 3), () =>
          drawStoneStack(builder, 2 + (stack % 3)),
        );
      for (const [x, z, turn] of [
        [-100, -20, 0.4],
        [-98, 66, -0.3],
        [92, -40, 2.8],
      ] as const)
        builder.at(x, squareLevel, z, turn, () => drawTreadwheelCrane(builder, 34));
      drawPeople(builder, random, 60, -150, -40, -90, 120, squareLevel, ['#8a6a52', '#6c7a86', '#e6d8c4', '#b5453c']);
    }, 'Yard'),
    1506.4,
    1614,
  );
  set.standing(
    drawing((builder) => {
      const random = seededRandom(1667);
      drawPeople(builder, random, 260, -84, 190, 84, 396, squareLevel);
      drawPeople(builder, random, 60, -24, 150, 24, 190, squareLevel);
    }, 'Pilgrims'),
    1626,
  );
  yield;
  set.add(atTrevi.group(treviRim()));
  set.rising(atTrevi.group(oldFountain()), byYear([1453, 40], [1732.4, 40], [1732.9, -9]));
  set.rising(atTrevi.group(treviFront()), byYear([1732.5, -9], [1734, 3], [1743, 22], [1750, 40]), { slice: { y: 2 } });
  set.rising(atTrevi.group(treviGroup()), byYear([1736, -9], [1759, 6], [1762.3, 20]), { slice: { y: 1.5 } });
  set.standing(
    atTrevi.group(drawing((builder) => builder.at(0, 0, 3.2, 0, () => drawScaffold(builder, 48, 24)), 'Scaffold')),
    1732.7,
    1751,
  );
  set.standing(
    atTrevi.group(drawing((builder) => drawPeople(builder, seededRandom(1762), 70, -27, 32, 27, 37), 'Onlookers')),
    1732,
  );
  return set;
}

/** Fontana's tower of beams and the windlasses round it, as his book of 1590 draws them, simplified. */
function drawFontanasTower(builder: Parameters<typeof drawScaffold>[0]): void {
  builder.at(0, squareLevel, squareMiddle, 0, () => {
    for (const side of [0, 1, 2, 3])
      builder.at(0, 0, 0, (side * Math.PI) / 2, () =>
        builder.at(0, 0, 7, 0, () => drawScaffold(builder, 14, 36, '#8f6a48', 4)),
      );
    for (let windlass = 0; windlass < 24; windlass += 1)
      builder.at(0, 0, 0, (windlass / 24) * Math.PI * 2, () => {
        builder.box(0, 0, 44, 3, 1.6, 3, '#8f6a48');
        builder.beam([0, 1.4, 44], [0, 30, 8], 0.16, '#d9c49c');
        for (const x of [-3, -2, 2, 3]) builder.box(x, 0, 44, 0.5, 1.7, 0.5, '#7c4a5c');
      });
  });
}
