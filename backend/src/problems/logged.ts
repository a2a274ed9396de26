/**
 * What the log may hold of an error. Drizzle writes a query's parameters, and so people's data, into its message:
 * the query and the driver's own error stay, the parameters go.
 */
export function logged(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  if ('query' in error && 'params' in error) {
    const cause = 'cause' in error ? error.cause : undefined;
    return { type: 'DrizzleQueryError', query: error.query, cause: cause instanceof Error ? { message: cause.message, code: 'code' in cause ? cause.code : undefined, stack: cause.stack } : cause };
  }
  return error;
}
