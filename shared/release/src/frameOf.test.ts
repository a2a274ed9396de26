import type { Release } from '@odysseus/contract';
import { frameOf } from './frameOf';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A release of one city, whose card shows that picture. */
function release(version: string, picture: string, line = 'By the river.'): Pick<Release, 'shell' | 'microFrontends'> {
  return {
    shell: { version: '1.0.0', url: '/parts/shell/1.0.0/', contract: '1.1.0', scripts: [], styles: [], routes: [] },
    microFrontends: {
      '@odysseus/paris': [
        {
          url: `/parts/paris/${version}/entry.js`,
          metadata: { version, integrity },
          deployment: { traffic: 100, default: true },
          extras: {
            container: 'odysseus_paris',
            contract: '^1.1.0',
            guideContent: 1,
            areas: [
              {
                key: 'paris',
                text: 'Paris',
                icon: 'map',
                path: '/paris',
                order: 10,
                accent: { light: '#000000', dark: '#ffffff' },
              },
            ],
            card: {
              title: 'Paris',
              line,
              path: '/paris',
              picture: {
                avif: `/parts/paris/${version}/assets/${picture}.avif`,
                webp: `/parts/paris/${version}/assets/${picture}.webp`,
                width: 800,
                height: 450,
                alt: '',
              },
            },
            routes: [{ path: '/paris', text: 'Paris', icon: 'map', type: 'public', area: 'paris', nav: true }],
            preload: {},
          },
        },
      ],
    },
  };
}

describe('the frame of pages', () => {
  const before = frameOf(release('1.0.0', 'card.1111111111'));

  it('stays when a city comes in a new version with the same face, so that only its own pages are made', () => {
    expect(frameOf(release('2.0.0', 'card.1111111111'))).toBe(before);
  });

  it('changes with the words and the picture that every page or the home page shows of a city', () => {
    expect(frameOf(release('1.0.0', 'card.2222222222'))).not.toBe(before);
    expect(frameOf(release('1.0.0', 'card.1111111111', 'On two islands.'))).not.toBe(before);
  });
});
