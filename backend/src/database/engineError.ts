/** What the engine, or the way to it, said of a query that failed. */
export interface EngineError {
  /** SQLSTATE such as `42P01`, or Node's code of a connection that broke; empty where there is none. */
  readonly code: string;
  readonly message: string;
}

/**
 * The engine's own error behind the one that a query threw; undefined for an error of anything else. Drizzle, PGlite and
 * `QueryError` alike hang the query on their errors. Errors of another realm are no `Error` here, so the fields alone count.
 */
export function engineErrorOf(error: unknown): EngineError | undefined {
  const { query, cause, code, message } = fieldsOf(error);
  if (typeof query !== 'string') return undefined;
  if (typeof cause === 'object' && cause !== null) return engineErrorOf(cause) ?? said(fieldsOf(cause));
  return said({ code, message });
}

/** Whether the database has no room left on its disk. */
export function isDiskFull(error: unknown): boolean {
  return engineErrorOf(error)?.code === '53100';
}

type Fields = Partial<Record<'query' | 'cause' | 'code' | 'message', unknown>>;

function fieldsOf(error: unknown): Fields {
  return typeof error === 'object' && error !== null ? error : {};
}

function said({ code, message }: Fields): EngineError {
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
