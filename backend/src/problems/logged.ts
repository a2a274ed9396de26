/**
 * What the log may hold of an error: its name, message, code, stack and cause. What libraries hang on their errors beside
 * that is left out: whole connections, and people's data. Drizzle writes a query's parameters into message and stack, so
 * of its errors only the query stays.
 */
export function logged(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, message, code, stack, cause, query } = error as Partial<Record<'name' | 'message' | 'code' | 'stack' | 'cause' | 'query', unknown>>;
  const inner = cause === undefined ? {} : { cause: logged(cause) };
  if (query !== undefined) return { type: 'DrizzleQueryError', query, ...inner };
  return { type: name, message, ...(code === undefined ? {} : { code }), stack, ...inner };
}
