/** A query failed that did not go through drizzle, which has an error of its own for that. The cause is what the driver said. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  constructor(
    readonly query: string,
    cause: unknown,
  ) {
    super('Failed query', { cause });
  }
}

/** For a promise's second half: says which query it was that failed. */
export function failedQuery(query: string): (cause: unknown) => never {
  return (cause) => {
    throw new QueryError(query, cause);
  };
}
