import type { HelpNumber } from '../help/schema';
import type { DangerLanguage } from '../kinds';
import { boardCopy } from './copy';
import { nameThere } from './nameThere';
import { whatFor } from './whatFor';

/** What a button says of a number besides what it is for: only what has to be known before one dials. */
export function lineBeside(
  number: HelpNumber,
  spoken: string,
  language: DangerLanguage,
): { readonly line?: string | undefined; readonly lang?: string } {
  switch (number.service) {
    case 'any':
      if (boardCopy[language].any !== undefined) return { line: boardCopy[language].any };
      return { line: withoutStart(number.line, whatFor(number, 'en')), lang: 'en' };
    // Some have to be registered first, or are called without a word; none is sure to be reached from a foreign SIM.
    case 'text':
      return { line: number.beside?.[language], lang: language };
    // Some answer by day alone, or ask for a digit more.
    case 'suicide':
      return { line: nameThere(number, language), lang: spoken };
    default:
      return {};
  }
}

function withoutStart(line: string, start: string): string {
  const rest = line.toLowerCase().startsWith(`${start.toLowerCase()}: `) ? line.slice(start.length + 2) : line;
  return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}
