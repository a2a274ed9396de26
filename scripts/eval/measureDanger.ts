import { join } from 'node:path';
import { helpFor, lifeThreatening, type DangerKind } from '@odysseus/danger';
import { allHelp } from '@odysseus/danger/content';
import { trainedWeights } from '@odysseus/danger/weights';
import { readData, type Part, type Utterance } from '../../shared/danger/training/readData';

export interface ReadUtterance extends Utterance {
  readonly outcome: 'danger' | 'perhaps' | 'none';
  readonly heard: DangerKind | undefined;
  /** Whether the first line names a number that the country has for what happened. */
  readonly right: boolean;
}

export interface DangerMeasures {
  readonly read: readonly ReadUtterance[];
  readonly emergencies: readonly ReadUtterance[];
  readonly harmless: readonly ReadUtterance[];
  readonly perhaps: readonly ReadUtterance[];
  readonly recognised: number;
  readonly falseAlarms: number;
  /** Of the emergencies that were recognised. */
  readonly number: number;
  /** Each, on the average. */
  readonly milliseconds: number;
}

/** Has the reader of danger read one part of the data, with the numbers of France. @param folder of the data */
export function measureDanger(
  part: Part,
  folder: string = join(process.cwd(), 'shared', 'danger', 'data'),
): DangerMeasures {
  const reader = trainedWeights();
  const { books, words } = allHelp();
  const book = books.get('FR');
  if (!book) throw new Error('There is no help for France.');
  const began = performance.now();
  const read = readData(folder)
    .filter((utterance) => utterance.part === part)
    .map((utterance): ReadUtterance => {
      const { outcome, kind: heard, also } = reader.read(utterance.text);
      const call = outcome === 'danger' && heard ? helpFor(heard, utterance.language, book, words, also).call : '';
      // Whoever answers 112 sends everything that saves lives: there it is as right as the country's own first number.
      const ids = utterance.kind === 'none' || utterance.kind === 'perhaps' ? [] : book.kinds[utterance.kind];
      const wanted = ids.filter(
        (id, index) =>
          index === 0 || (book.numbers[id]?.service === 'any' && lifeThreatening.has(utterance.kind as DangerKind)),
      );
      return {
        ...utterance,
        outcome,
        heard,
        right: wanted.some((id) => new RegExp(`(?<!\\d)${book.numbers[id]?.number ?? ' '}(?!\\d)`).test(call)),
      };
    });
  const emergencies = read.filter(({ kind }) => kind !== 'none' && kind !== 'perhaps');
  const harmless = read.filter(({ kind }) => kind === 'none');
  return {
    read,
    emergencies,
    harmless,
    perhaps: read.filter(({ kind }) => kind === 'perhaps'),
    recognised: heardShare(emergencies),
    falseAlarms: heardShare(harmless),
    number: share(
      emergencies.filter(({ outcome }) => outcome === 'danger'),
      ({ right }) => right,
    ),
    milliseconds: (performance.now() - began) / read.length,
  };
}

/** Part of a list that was heard as an emergency. */
export function heardShare(list: readonly ReadUtterance[]): number {
  return share(list, ({ outcome }) => outcome === 'danger');
}

/** 0 to 1; of nothing, all. */
export function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.length === 0 ? 1 : list.filter(holds).length / list.length;
}
