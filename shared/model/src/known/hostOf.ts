/** `louvre.fr` from `https://www.louvre.fr/en/visit`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
