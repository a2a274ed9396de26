import type { LiveData } from './LiveSource';

type Line = Pick<LiveData<'transit'>['lines'][number], 'mode' | 'line'>;

const metro = (line: string): Line => ({ mode: 'metro', line });
const rer = (line: string): Line => ({ mode: 'rer', line });
const tram = (line: string): Line => ({ mode: 'tram', line });

/** Lines of Paris by their id at Île-de-France Mobilités (https://data.iledefrance-mobilites.fr, data set 'Référentiel des lignes'), in the order in which they are shown. */
export const idfmLines: ReadonlyMap<string, Line> = new Map([
  ['line:IDFM:C01371', metro('1')],
  ['line:IDFM:C01372', metro('2')],
  ['line:IDFM:C01373', metro('3')],
  ['line:IDFM:C01386', metro('3bis')],
  ['line:IDFM:C01374', metro('4')],
  ['line:IDFM:C01375', metro('5')],
  ['line:IDFM:C01376', metro('6')],
  ['line:IDFM:C01377', metro('7')],
  ['line:IDFM:C01387', metro('7bis')],
  ['line:IDFM:C01378', metro('8')],
  ['line:IDFM:C01379', metro('9')],
  ['line:IDFM:C01380', metro('10')],
  ['line:IDFM:C01381', metro('11')],
  ['line:IDFM:C01382', metro('12')],
  ['line:IDFM:C01383', metro('13')],
  ['line:IDFM:C01384', metro('14')],
  ['line:IDFM:C01742', rer('A')],
  ['line:IDFM:C01743', rer('B')],
  ['line:IDFM:C01727', rer('C')],
  ['line:IDFM:C01728', rer('D')],
  ['line:IDFM:C01729', rer('E')],
  ['line:IDFM:C01391', tram('T3a')],
  ['line:IDFM:C01679', tram('T3b')],
]);
