/** The chapters of the story of Paris, by the ids of the guide's content; their pictures are `story-<id>`. */
export const storyChapters = [
  'lutetia',
  'cathedral',
  'louvre',
  'revolution',
  'arch',
  'boulevards',
  'tower',
  'metro',
  'restored',
] as const;

export type StoryChapter = (typeof storyChapters)[number];
