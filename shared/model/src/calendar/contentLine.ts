/** Octets that a line may have, without its end (RFC 5545, 3.1). */
const longest = 75;

/** A text as a value: what has a meaning there is escaped (RFC 5545, 3.3.11), and what no text may hold is left out. */
export function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- these are what the format forbids
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line in parts that are short enough, each after the first begun by a blank; no character is cut in two. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const own = encoder.encode(character).length;
    if (octets + own > longest) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += own;
  }
  return folded;
}

/** A moment as the format writes it: `20270211T073000Z`. @param moment milliseconds since 1970 */
export function utcStamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
