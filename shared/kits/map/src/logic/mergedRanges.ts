interface Range {
  readonly offset: number;
  readonly length: number;
}

/** Ranges that are read at once, and what is wanted of them. */
export interface MergedRange<Part extends Range> extends Range {
  readonly parts: readonly Part[];
}

/** Bytes that nobody wants, between two parts that are read at once: fewer than another request costs. */
const widestGap = 16_384;

/**
 * Puts parts together that lie beside one another.
 * @param longest bytes of a range at most, unless one part is longer
 */
export function mergedRanges<Part extends Range>(parts: readonly Part[], longest: number): MergedRange<Part>[] {
  const merged: { offset: number; length: number; parts: Part[] }[] = [];
  for (const part of [...parts].sort((a, b) => a.offset - b.offset)) {
    const last = merged.at(-1);
    const end = part.offset + part.length;
    if (last && part.offset - last.offset - last.length <= widestGap && end - last.offset <= longest) {
      last.parts.push(part);
      last.length = Math.max(last.length, end - last.offset);
    } else merged.push({ offset: part.offset, length: part.length, parts: [part] });
  }
  return merged;
}
