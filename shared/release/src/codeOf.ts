/** The code that Node and its libraries hang on their errors: `ENOENT`, `EADDRINUSE`. */
export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
