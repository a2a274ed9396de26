import type { DangerLanguage } from '../kinds';

interface BoardCopy {
  readonly numbers: string;
  readonly whatHappened: string;
  readonly line: string;
}

/** Words of the board alone; those of a card stand beside the help itself. */
export const boardCopy: Readonly<Record<DangerLanguage, BoardCopy>> = {
  en: { numbers: 'Numbers to dial', whatHappened: 'What happened?', line: 'Open it: whom to call, and three steps.' },
  fr: { numbers: 'Numéros à composer', whatHappened: 'Que s’est-il passé ?', line: 'Ouvrez : qui appeler, et trois gestes.' },
  de: { numbers: 'Nummern zum Wählen', whatHappened: 'Was ist passiert?', line: 'Öffnen: wen anrufen, und drei Schritte.' },
  es: { numbers: 'Números para llamar', whatHappened: '¿Qué ha pasado?', line: 'Ábralo: a quién llamar y tres pasos.' },
  it: { numbers: 'Numeri da chiamare', whatHappened: 'Che cosa è successo?', line: 'Apri: chi chiamare, e tre cose da fare.' },
};
