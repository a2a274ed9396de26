import { ContentError } from '@odysseus/model/content';
import { latLng } from '@odysseus/model';
import { compileStory } from './compileStory';
import { compiledStorySchema } from '../logic/compiledStory';
import { storySchema, type StoryContent } from '../logic/schema';
import { sampleStory } from '../testing/sampleStory';

const { city, places: named, ...written } = sampleStory;
const tower = {
  name: 'Old Tower',
  area: 'Centre',
  nearestStops: ['Central (M1)'],
  coordinates: latLng(48.85, 2.35),
  summary: 'A tower.',
};
const places = new Map([['tower', { place: tower }]]);
const compile = (change: (content: StoryContent) => void = () => undefined) => {
  const content = structuredClone(written);
  change(content);
  return compileStory(content, 'story.yaml', city, places);
};
const problemsOf = (change: (content: StoryContent) => void): readonly string[] => {
  try {
    compile(change);
    return [];
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return cause.problems.map(({ field, message }) => `${field}: ${message}`);
  }
};
const first = (content: StoryContent): StoryContent['chapters'][number] => {
  const [chapter] = content.chapters;
  if (!chapter) throw new Error('The sample has no chapter.');
  return chapter;
};

test('a story is handed to the player with the places that it names, and nothing more of them', () => {
  expect(storySchema.safeParse(written).success).toBe(true);
  expect(compile().places).toEqual(named);
  expect(compiledStorySchema.safeParse(compile()).success).toBe(true);
});

test('seven chapters are too few', () => {
  expect(storySchema.safeParse({ ...written, chapters: written.chapters.slice(1) }).success).toBe(false);
});

test.each<[string, (content: StoryContent) => void]>([
  [
    'chapters.0.today.0.place: no file of places/ defines "castle"',
    (content) => (first(content).today = [{ place: 'castle', see: 'Its moat.', path: '/monuments' }]),
  ],
  [
    'chapters.0.captions.1.at: 10 s is not before 4 s',
    (content) =>
      (first(content).captions = [
        { at: 1, text: 'One.' },
        { at: 10, text: 'Two.' },
        { at: 4, text: 'Three.' },
      ]),
  ],
  [
    'chapters.0.captions.0: 1 s are too short to read 90 letters',
    (content) =>
      (first(content).captions = [
        { at: 1, text: 'a'.repeat(90) },
        { at: 2, text: 'b' },
        { at: 9, text: 'c' },
      ]),
  ],
  [
    'chapters.0.captions.2.at: 31 s is not before 30 s',
    (content) =>
      (first(content).captions = [
        { at: 1, text: 'One.' },
        { at: 4, text: 'Two.' },
        { at: 31, text: 'Three.' },
      ]),
  ],
  ['chapters.0.years: 280 comes before 300', (content) => (first(content).years = [300, 280])],
  [
    "chapters.0.years: -900 to 280 leaves the timeline's -300 to 2026",
    (content) => (first(content).years = [-900, 280]),
  ],
  [
    'chapters.0.clock.1: time does not run forward here',
    (content) =>
      (first(content).clock = [
        { at: 4, year: 100 },
        { at: 3, year: 120 },
      ]),
  ],
  [
    'chapters.0.clock.1: 8 s in 900 leaves the chapter (30 s, -52 to 280)',
    (content) =>
      (first(content).clock = [
        { at: 0, year: -52 },
        { at: 8, year: 900 },
      ]),
  ],
  ['chapters: "chapter-2" stands twice', (content) => (first(content).id = 'chapter-2')],
  [
    'timeline.landmarks.0.changes.1: 1300 of Minster comes before the change above it has ended',
    (content) => content.timeline.landmarks[0]?.changes.splice(1, 1, { year: 1300, what: 'changes', text: 'Chapels.' }),
  ],
  [
    'timeline.landmarks.3.changes.0: 1887 to 2050 of Iron Tower leaves the timeline',
    (content) =>
      content.timeline.landmarks[3]?.changes.splice(0, 1, { year: 1887, until: 2050, what: 'rises', text: 'Built.' }),
  ],
  [
    'timeline.landmarks.3.changes.0.leaves: Iron Tower rises and leaves ruins',
    (content) =>
      content.timeline.landmarks[3]?.changes.splice(0, 1, {
        year: 1887,
        what: 'rises',
        leaves: 'ruins',
        text: 'Built.',
      }),
  ],
])('is refused: %s', (problem, change) => {
  expect(problemsOf(change)).toContain(problem);
});
