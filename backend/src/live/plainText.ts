const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
  agrave: 'à',
  acirc: 'â',
  ccedil: 'ç',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  icirc: 'î',
  iuml: 'ï',
  ocirc: 'ô',
  ugrave: 'ù',
  ucirc: 'û',
  oelig: 'œ',
  Agrave: 'À',
  Ccedil: 'Ç',
  Eacute: 'É',
  Egrave: 'È',
  Ecirc: 'Ê',
  Icirc: 'Î',
  Ocirc: 'Ô',
};

/**
 * The words of a piece of HTML, for showing as text: tags are gone, paragraphs and list entries are lines. It makes HTML
 * readable, not safe: what it returns must be shown as text.
 * @param longest characters; longer texts end in `…`
 */
export function plainText(html: string, longest: number): string {
  const words = html
    // Whatever is left beyond this could not be shown anyway.
    .slice(0, longest * 20)
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, ' ')
    .replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) => characterOf(name) ?? entity)
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`;
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
