import type { Place } from '@odysseus/model';
import { kindsWith } from './kindTraits';

const unvisited = kindsWith('noVisit');

/** Whether it is told how long a visit takes. */
export const isVisited = ({ kind }: Pick<Place, 'kind'>): boolean => !unvisited.has(kind);
