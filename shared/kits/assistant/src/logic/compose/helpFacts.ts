import { dangerKinds, dangerLanguages, helpCopy, helpFor, type Help } from '@odysseus/danger';
import type { Corpus } from '../corpus';
import type { Fact } from '../types';

/** What to say, and to show to whoever stands near. */
export function sayLine({ sentence, language }: Help): string {
  const copy = helpCopy[language];
  return `${copy.sayOrShow}: “${sentence.local}” (${copy.pronounced}: ${sentence.say})`;
}

/** Every fact of the help, in every language: what the guide holds of it. */
export function helpFacts(known: NonNullable<Corpus['help']>): Fact[] {
  return dangerKinds.flatMap((kind) =>
    dangerLanguages.map((language) => {
      const help = helpFor(kind, language, known.book, known.words);
      const { citation, text } = helpFact(help, known.path);
      return { citation, text: `${helpCopy[language].perhaps(help.title)} ${text}` };
    }),
  );
}

/** All that the help says, as the fact that bears it. */
export function helpFact(help: Help, path: string): Fact {
  return {
    citation: { path: `${path}#${help.kind}`, field: 'help', label: help.title },
    text: [help.call, ...help.steps, sayLine(help)].join(' '),
  };
}
