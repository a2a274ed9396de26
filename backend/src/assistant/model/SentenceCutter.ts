/** A sentence as a model wrote it. */
export interface CutSentence {
  readonly text: string;
  /** Facts that it names: `f3`. */
  readonly markers: readonly string[];
  readonly join: 'same' | 'paragraph' | 'item';
}

/** What ends in a full stop and ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:st|ste|mr|mrs|ms|dr|no|nos|vs|approx|incl|min|max|tel|ave|blvd|bd|pl|e\.g|i\.e|a\.m|p\.m|etc|\p{Lu})\.$/iu;
/** How a list's entry begins. */
const itemStart = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;
const marker = /\[\s*(f\d{1,4}(?:\s*[,;]\s*f\d{1,4})*)\s*\]/g;
/** Characters of a sentence; what is longer is none. */
const longestSentence = 600;

/**
 * Cuts a stream of text into sentences. Markers such as `[f3]` before or right after the full stop belong to the sentence,
 * and are taken out of it; so is Markdown.
 */
export class SentenceCutter {
  #rest = '';
  #join: CutSentence['join'] = 'same';
  #begun = false;

  /** The sentences that are whole with this piece. */
  feed(piece: string): CutSentence[] {
    this.#rest += piece;
    return this.#cut(false);
  }

  /** What is left when the stream has ended. */
  end(): CutSentence[] {
    return this.#cut(true);
  }

  #cut(ended: boolean): CutSentence[] {
    const sentences: CutSentence[] = [];
    for (;;) {
      const line = this.#rest.indexOf('\n');
      const within = line < 0 ? this.#rest : this.#rest.slice(0, line);
      const end = endOfSentence(within, ended || line >= 0);
      if (end === undefined) return sentences;
      const sentence = this.#sentence(within.slice(0, end));
      if (sentence) sentences.push(sentence);
      const lineEnds = line >= 0 && end >= line;
      this.#rest = this.#rest.slice(lineEnds ? line + 1 : end);
      if (lineEnds && this.#begun) this.#join = 'paragraph';
      if (this.#rest === '') return sentences;
    }
  }

  #sentence(raw: string): CutSentence | undefined {
    const item = this.#join !== 'same' || !this.#begun ? itemStart.exec(raw) : null;
    const markers = [...raw.matchAll(marker)].flatMap(([, names = '']) => names.split(/[\s,;]+/));
    const text = plain(raw.slice(item?.[0].length ?? 0));
    if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
    const join = item ? 'item' : this.#join;
    this.#join = 'same';
    this.#begun = true;
    return { text, markers: [...new Set(markers)], join };
  }
}

/**
 * Where the first sentence of a line ends, behind the markers that follow it.
 * @param whole whether nothing can follow in this line
 */
function endOfSentence(line: string, whole: boolean): number | undefined {
  // One character must follow the markers behind a full stop: before that, another may come.
  const stop = /[.!?…]+["'”’)*_]*(?:\s*\[[^\]\n]{0,60}\])*(?=\s+[^\s[])/g;
  for (let found = stop.exec(line); found; found = stop.exec(line)) {
    const end = found.index + found[0].length;
    const upToStop = line.slice(0, found.index + 1);
    const lists = itemStart.test(line) && /^\s*\d{1,2}\.$/.test(upToStop);
    if (!lists && !abbreviation.test(upToStop)) return end;
  }
  if (whole) return line.length;
  return line.length > longestSentence ? line.length : undefined;
}

/** Without markers and Markdown; an address behind a link goes. */
function plain(text: string): string {
  return text
    .replace(marker, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,400}\)/g, '$1')
    .replace(/^\s{0,3}#{1,6}\s+|\*\*|__|`/g, '')
    .replace(/[^\P{Cc}\t]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,;:!?…])/g, '$1')
    .trim();
}

/** Whether a sentence is longer than any may be. */
export const isTooLong = ({ text }: CutSentence): boolean => text.length > longestSentence;
