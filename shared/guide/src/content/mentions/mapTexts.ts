/** A value with each of its texts written anew. @param write takes a text and the path of its field, `blocks.2.points.0` */
export function mapTexts(value: unknown, write: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return write(value, field);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const within = (key: string | number): string => (field === '' ? `${key}` : `${field}.${key}`);
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapTexts(item, write, within(index)));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, write, within(key))]));
}
