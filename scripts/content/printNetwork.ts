import { ContentError } from '@odysseus/model/content';
import { describeNetwork } from '@odysseus/transit';
import { networkOf } from '../networkOf';

/** Prints a remote's underground network as JSON on standard output. @returns the exit code */
export function printNetwork(remote: string): number {
  try {
    console.log(JSON.stringify(describeNetwork(networkOf(remote))));
    return 0;
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    console.error(
      cause instanceof ContentError
        ? `${remote}: ${cause.problems.length} ${cause.problems.length === 1 ? 'problem' : 'problems'}\n${cause.message}`
        : cause.message,
    );
    return 1;
  }
}
