import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';

/** Where the runners leave their reports, and pictures of what failed. */
export const resultsFolder = join(projectFolder, 'test-results');

/** A program that an installed package brings. */
export const bin = (name: string): string => join(projectFolder, 'node_modules', '.bin', name);
