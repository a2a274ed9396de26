import type { Configuration } from '../configuration';
import { logged } from '../problems';
import { withoutPersonalWords } from './withoutPersonalWords';

/** Where lines of the log go. */
export interface LogTarget {
  write(line: string): void;
}

/** Fastify wants fields of an error that not everything has which is thrown. */
const serialize = logged as (error: unknown) => { type: string; message: string; stack: string };

/**
 * The service's log: JSON, one line each. Whoever writes to it, at whatever level and also a library, errors are reduced to
 * what may stand there, and what still names a person or lets somebody in is taken out of the line.
 * @param logTo standard output otherwise
 */
export function loggerOptions(level: Configuration['logLevel'], logTo?: LogTarget) {
  return {
    level,
    ...(logTo ? { stream: logTo } : {}),
    serializers: { err: serialize, error: serialize },
    hooks: { logMethod: writeWithOwnWords, streamWrite: withoutPersonalWords },
  };
}

/** Where an error comes without words for the line, pino takes the error's, which no serialiser has seen. */
function writeWithOwnWords(this: unknown, given: readonly unknown[], write: (...words: never[]) => void): void {
  const [first, ...words] = given;
  if (typeof first !== 'object' || first === null) {
    Reflect.apply(write, this, given);
    return;
  }
  const details = 'stack' in first ? { err: first } : first;
  Reflect.apply(write, this, [details, ...('err' in details && words.length === 0 ? ['Something failed'] : words)]);
}
