import type { Place } from '@odysseus/model';

/** Whether it is told how long a visit takes: a night is none, and the minutes of a station would be taken for those of a ride. */
export const isVisited = ({ kind }: Pick<Place, 'kind'>): boolean => kind !== 'hotel' && kind !== 'transport';
