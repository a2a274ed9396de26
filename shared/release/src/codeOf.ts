/** The code that Node hangs on its errors (`ENOENT`); an empty string on any other. */
export function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
