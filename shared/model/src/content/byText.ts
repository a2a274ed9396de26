/** Texts that are kept: all remotes together have some thousand files, most of them of one place. */
export const mostKnown = 5000;

/**
 * A function of files that looks at each text once for as long as the process runs: what it says of an earlier one it says again.
 * @param make may use the file for nothing but what it throws
 */
export function byText<T>(make: (file: string, text: string) => T): (file: string, text: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (file, text) => {
    const before = known.get(text);
    if (before) return before.value;
    const value = make(file, text);
    // Where all were once read, what is read now is another state of them.
    if (known.size >= mostKnown) known.clear();
    known.set(text, { value });
    return value;
  };
}
