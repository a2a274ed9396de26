import { latLng } from '@odysseus/model';
import type { Chapter, CompiledStory } from '../logic/compiledStory';

const links = [{ title: 'City archive', url: 'https://example.com/archive' }];

const chapter = (number: number, years: [number, number], change: Partial<Chapter> = {}): Chapter => ({
  id: `chapter-${number}`,
  title: `Chapter the ${number}`,
  years,
  dates: `${years[0]} to ${years[1]}`,
  scene: `scene-${number}`,
  duration: 30,
  captions: [
    { at: 1, text: `The town of chapter ${number} wakes.` },
    { at: 10, text: `In chapter ${number} a tower rises.` },
    { at: 20, text: `So ends chapter ${number}.` },
  ],
  reconstruction: [
    { what: `The wall of chapter ${number}`, sure: 'likely', evidence: 'Foundations were found in a cellar.', links },
  ],
  today: [{ place: 'tower', see: 'The stump of the tower.', path: '/monuments' }],
  still: { picture: `story-${number}`, alt: `A town with a tower, chapter ${number}` },
  ...change,
});

/** A story of eight chapters and four landmarks. */
export const sampleStory: CompiledStory = {
  kind: 'story',
  access: 'premium',
  title: 'Testville through the ages',
  lead: 'Eight chapters, from a village to a city.',
  edited: '2026-11-21',
  city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.85, 2.35) },
  chapters: [
    chapter(1, [-52, 280]),
    chapter(2, [1163, 1345]),
    chapter(3, [1190, 1670]),
    chapter(4, [1789, 1793]),
    chapter(5, [1853, 1870]),
    chapter(6, [1887, 1889], {
      clock: [
        { at: 0, year: 1887 },
        { at: 10, year: 1888 },
        { at: 30, year: 1889 },
      ],
    }),
    chapter(7, [1898, 1900]),
    chapter(8, [2019, 2024]),
  ],
  timeline: {
    from: -300,
    to: 2026,
    landmarks: [
      {
        id: 'minster',
        name: 'Minster',
        changes: [
          { year: 1163, until: 1345, what: 'rises', text: 'Built in four campaigns.' },
          { year: 2019, until: 2024, what: 'changes', text: 'Burnt, and restored.' },
        ],
      },
      {
        id: 'castle',
        name: 'Castle',
        changes: [{ year: 1190, until: 1202, what: 'rises', text: 'Built beside the wall.' }],
      },
      {
        id: 'prison',
        name: 'Prison',
        changes: [
          { year: 1370, until: 1383, what: 'rises', text: 'Built as a gate.' },
          { year: 1789, until: 1790, what: 'goes', text: 'Stormed and pulled down.' },
        ],
      },
      {
        id: 'iron-tower',
        name: 'Iron Tower',
        changes: [{ year: 1887, until: 1889, what: 'rises', text: 'Built for a fair.' }],
      },
    ],
  },
  places: {
    tower: {
      id: 'tower',
      name: 'Old Tower',
      area: 'Centre',
      nearestStops: ['Central (M1)'],
      coordinates: latLng(48.85, 2.35),
    },
  },
  links,
};
