/** Bytes that one request may ask for: tiles and directories are far smaller. */
const longest = 4 * 1024 * 1024;

export interface WantedRange {
  readonly from: number;
  readonly length: number;
}

/** The one range that a request asks for; undefined where it asks for none, for several, or for too much. */
export function wantedRange(header: string | undefined): WantedRange | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  const [from, length] = [Number(first), Number(last) - Number(first) + 1];
  return length > 0 && length <= longest ? { from, length } : undefined;
}
