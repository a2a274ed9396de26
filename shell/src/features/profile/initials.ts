/** One or two letters that stand for a person without a picture. */
export function initials(name: string): string {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter((word) => /\p{L}/u.test(word)) ?? [];
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
}
