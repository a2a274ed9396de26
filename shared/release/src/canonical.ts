import { createHash } from 'node:crypto';

/**
 * JSON with every object's keys in order: equal values give equal text.
 * @param value of what JSON knows; members that are undefined are left out
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === undefined || value === null) return 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/** Hexadecimal SHA-256. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
