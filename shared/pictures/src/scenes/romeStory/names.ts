/** The chapters of the story of Rome that are built, by the ids of the guide's content; their pictures are `story-rome-<id>`. */
export const romeChapters = [
  'palatine',
  'republic',
  'colosseum',
  'hadrian',
  'walls',
  'constantine',
  'baroque',
  'capital',
  'war',
] as const;

export type RomeChapter = (typeof romeChapters)[number];
