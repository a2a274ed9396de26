import type { DangerLanguage } from '../kinds';

interface BoardCopy {
  readonly numbers: string;
  readonly whatHappened: string;
  /** What the number for everything is for; in English the country's own words stand there. */
  readonly any?: string;
  /** Whom the line that is written to is for, on the one line that a button among five has; else as a card says it. */
  readonly text?: string;
}

/** Words of the board alone; those of a card stand beside the help itself. */
export const boardCopy: Readonly<Record<DangerLanguage, BoardCopy>> = {
  en: { numbers: 'Numbers to dial', whatHappened: 'What happened?', text: 'can’t hear or speak' },
  fr: {
    numbers: 'Numéros à composer',
    whatHappened: 'Que s’est-il passé ?',
    any: 'Ambulance, police, pompiers. Gratuit.',
  },
  de: {
    numbers: 'Nummern zum Wählen',
    whatHappened: 'Was ist passiert?',
    any: 'Rettungsdienst, Polizei, Feuerwehr. Kostenlos.',
  },
  es: {
    numbers: 'Números para llamar',
    whatHappened: '¿Qué ha pasado?',
    any: 'Ambulancia, policía, bomberos. Gratis.',
  },
  it: {
    numbers: 'Numeri da chiamare',
    whatHappened: 'Che cosa è successo?',
    any: 'Ambulanza, polizia, vigili del fuoco. Gratis.',
  },
};

/** Where a page's board asks what happened. */
export const happenedId = 'what-happened';
