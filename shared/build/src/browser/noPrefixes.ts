/** Stands for the names of old browsers that stylis can write before a rule's: styled-components asks for none of them. */
export function prefix(value: string): string {
  return value;
}
