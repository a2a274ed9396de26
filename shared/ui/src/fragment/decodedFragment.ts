/**
 * The id that an address names, decoded; as it is where it is no encoding: an address is typed, cut and pasted by others.
 * @param hash with its `#`, as a location has it
 */
export function decodedFragment(hash: string): string {
  const fragment = hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
