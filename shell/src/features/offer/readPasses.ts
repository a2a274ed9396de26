import { parseWith, passesSchema, type Passes } from '@odysseus/contract';
import { callBackend, type CallOptions, type FetchWithToken } from '../premium';

const currencyPattern = /^[A-Z]{3}$/;

/** `GET /api/checkout/passes`, which anybody may read. @throws {BackendCallError} */
export function readPasses(
  fetch: FetchWithToken,
  options: Pick<CallOptions, 'signal' | 'cache'> = {},
): Promise<Passes> {
  return callBackend(
    fetch,
    '/api/checkout/passes',
    (value) => {
      const answer = parseWith(passesSchema, value, 'The list of passes');
      const odd = answer.passes.find((pass) => pass.days < 1 || !currencyPattern.test(pass.currency));
      if (odd)
        throw new Error(`The pass ${odd.id} has a length or a currency that can't be: ${odd.days}, ${odd.currency}`);
      return answer;
    },
    options,
  );
}
