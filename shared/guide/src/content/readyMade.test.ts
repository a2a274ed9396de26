import type { MapScreenContent } from '@odysseus/map';
import type { Landing } from '../landing/schema';
import { readyMade, readyProblems, type ReadyScreens } from './readyMade';

const screens: ReadyScreens = {
  landings: new Map([
    ['days', { plans: [{ key: 'one-day', title: 'One day' }] } as Landing],
    ['poster', {} as Landing],
  ]),
  maps: new Map([['map', { walks: [{ key: 'wells', title: 'From well to well' }] } as MapScreenContent]]),
};

it('leads to each plan and each walk at its own address', () => {
  expect(
    readyMade(
      [
        { screen: 'days', path: '/explore' },
        { screen: 'map', path: '/map' },
      ],
      screens,
    ),
  ).toEqual({
    plans: [{ title: 'One day', to: '/explore#one-day' }],
    walks: [{ title: 'From well to well', to: '/map?walk=wells' }],
  });
});

it.each(['poster', 'moon'])('refuses a screen that has neither: %s', (screen) => {
  expect(readyProblems([{ screen, path: '/there' }], 'overview.yaml', screens)).toEqual([
    expect.objectContaining({ file: 'overview.yaml', field: 'ready.0.screen', message: expect.stringMatching(screen) }),
  ]);
});
