/** A value with each of its texts written anew. @param write takes a text and the path of its field, `blocks.2.points.0` */
export function mapTexts(value: unknown, write: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return write(value, field);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const before = field === '' ? '' : `${field}.`;
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapTexts(item, write, `${before}${index}`));
  const written: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) written[key] = mapTexts(item, write, `${before}${key}`);
  return written;
}
