import { helpCopy } from '../help/copy';
import type { HelpNumber } from '../help/schema';
import type { DangerLanguage } from '../kinds';

/** What a number is for, in few words. One that is for quiet cases alone says so in its name: 'Police, not urgent'. */
export function whatFor({ service, name }: HelpNumber, language: DangerLanguage): string {
  const word = helpCopy[language].services[service];
  return name.toLowerCase().startsWith(`${word.toLowerCase()},`) ? name : word;
}
