import type { PictureFiles } from '@odysseus/ui';

/** The chapters' pictures by the names that content/rome/screens/story.yaml gives. */
export const stills: Readonly<Record<string, PictureFiles>> = {};
