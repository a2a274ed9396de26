import type { Picture } from '../rendering/Picture';
import { athens } from './athens';
import { home } from './home';
import { italy } from './italy';
import { london } from './london';
import { paris } from './paris';
import { rome } from './rome';

/** Every picture that the guide can render, by name. */
export const scenes: Readonly<Record<string, () => Picture>> = { paris, rome, london, athens, italy, home };
