/** Causes of causes, and errors in one error, beyond which the log says no more. */
const mostCauses = 8;

type Fields = Partial<Record<'name' | 'type' | 'message' | 'code' | 'stack' | 'cause' | 'errors' | 'query', unknown>>;

/**
 * What the log may hold of an error: its name, message, code, stack and causes, and of a failed query its text with
 * placeholders. What libraries hang on their errors beside that is left out: whole connections, requests as they came, and
 * people's data. Where a message itself quotes such data, the quotation goes. Of what it made itself it makes the same.
 */
export function logged(error: unknown): unknown {
  return loggedTo(mostCauses, error);
}

function loggedTo(depth: number, error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, type, message, code, stack, cause, errors, query } = error as Fields;
  const isDrizzles = typeof query === 'string' && typeof message === 'string' && message.startsWith(drizzlesWords);
  return {
    type: isDrizzles ? 'DrizzleQueryError' : (name ?? type),
    message: isDrizzles ? 'Failed query' : withoutQuotation(message, name, code),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof query === 'string' ? { query } : {}),
    stack: framesOf(stack, message),
    ...(cause === undefined || depth === 0 ? {} : { cause: loggedTo(depth - 1, cause) }),
    // The addresses of a host, each with the reason why it was not reached.
    ...(Array.isArray(errors) && depth > 0
      ? { errors: errors.slice(0, mostCauses).map((one) => loggedTo(depth - 1, one)) }
      : {}),
  };
}

/** Behind them drizzle writes the query and its parameters. */
const drizzlesWords = 'Failed query: ';
/** SQL states of values that an engine can not take; it quotes them. Names of tables and columns stand in other states. */
const quotesValue = /^22[0-9A-Z]{3}$/;
/** How Node quotes what is no JSON. */
const quotedJson = /, (\.\.\.)?"[^]*"(\.\.\.)? is not valid JSON$|^"[^]*" is not valid JSON$/;

function withoutQuotation(message: unknown, name: unknown, code: unknown): unknown {
  if (typeof message !== 'string') return message;
  if (typeof code === 'string' && quotesValue.test(code)) return message.replace(/"[^]*"/, '"…"');
  return name === 'SyntaxError' ? message.replace(quotedJson, ' … is not valid JSON') : message;
}

/** The places of a stack without the message at its head. */
function framesOf(stack: unknown, message: unknown): string | undefined {
  if (typeof stack !== 'string') return undefined;
  const head = typeof message === 'string' ? stack.indexOf(message) : -1;
  const behind = head === -1 || typeof message !== 'string' ? stack : stack.slice(head + message.length);
  return behind
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+|<anonymous>|native)\)?$/.test(line))
    .join('\n');
}
