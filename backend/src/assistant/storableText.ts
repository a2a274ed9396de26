/**
 * Text as it may be kept and read by an engine: no control characters beside line breaks and tabs, and no half of a
 * surrogate pair, which a cut at so many characters can leave and PostgreSQL does not hold.
 */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .trim();
}
