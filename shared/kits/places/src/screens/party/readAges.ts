/** Travellers at most. */
const most = 12;
const oldest = 120;

/** Ages as somebody types them: '41, 39 8'. Empty text is nobody. @returns undefined when it can't be read */
export function readAges(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  const ages = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  return ages.length <= most && ages.every((age) => age <= oldest) ? ages : undefined;
}
