import { ContentError } from '@odysseus/model/content';
import { describeNetwork } from '@odysseus/transit';
import { networkOf } from '../networkOf';

/** Prints a city's network of lines as JSON on standard output. @returns the exit code */
export function printNetwork(city: string): number {
  try {
    console.log(JSON.stringify(describeNetwork(networkOf(city))));
    return 0;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    console.error(
      cause instanceof ContentError
        ? `${city}: ${cause.problems.length} ${cause.problems.length === 1 ? 'problem' : 'problems'}\n${cause.message}`
        : cause.message,
    );
    return 1;
  }
}
