/** Travellers that fares are reckoned for at most. */
const mostTravellers = 12;
const oldest = 120;

export type AgeInput = { readonly age: number } | { readonly wrong: 'missing' | 'invalid' | 'full' };

/** Reads an age in whole years. @param ages those told already */
export function readAge(text: string, ages: readonly number[]): AgeInput {
  const trimmed = text.trim();
  if (trimmed === '') return { wrong: 'missing' };
  if (!/^\d{1,3}$/.test(trimmed) || Number(trimmed) > oldest) return { wrong: 'invalid' };
  return ages.length >= mostTravellers ? { wrong: 'full' } : { age: Number(trimmed) };
}
