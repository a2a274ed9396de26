import type { DangerLanguage } from '@odysseus/danger';

interface DialogCopy {
  readonly title: string;
  readonly close: string;
  readonly country: string;
  readonly where: string;
  readonly generalFor: string;
  readonly generalLine: string;
  readonly nearest: string;
  readonly wholePage: (title: string) => string;
  readonly wholePageOf: (country: string) => string;
  readonly results: string;
}

/** Words around help in danger, in the languages that help is written in. What to do and whom to call stands in `@odysseus/danger`. */
export const dialogCopy: Readonly<Record<DangerLanguage, DialogCopy>> = {
  en: {
    title: 'Emergency help',
    close: 'Close emergency help',
    country: 'Country',
    where: 'Where are you?',
    generalFor: 'Any emergency',
    generalLine: '112 is answered in all of these countries: free, day and night, from any phone.',
    nearest: 'The nearest place that can help',
    wholePage: (title) => `The whole page: ${title}`,
    wholePageOf: (country) => `The whole emergency page for ${country}`,
    results: 'Show search results',
  },
  fr: {
    title: 'Aide d’urgence',
    close: 'Fermer l’aide d’urgence',
    country: 'Pays',
    where: 'Où êtes-vous ?',
    generalFor: 'Toute urgence',
    generalLine: 'Le 112 répond dans tous ces pays : gratuit, jour et nuit, depuis tout téléphone.',
    nearest: 'Le lieu le plus proche qui peut aider',
    wholePage: (title) => `Toute la page : ${title}`,
    wholePageOf: (country) => `Toute la page d’urgence : ${country}`,
    results: 'Afficher les résultats',
  },
  de: {
    title: 'Hilfe im Notfall',
    close: 'Hilfe im Notfall schließen',
    country: 'Land',
    where: 'Wo sind Sie?',
    generalFor: 'Jeder Notfall',
    generalLine: 'Die 112 antwortet in allen diesen Ländern: kostenlos, Tag und Nacht, von jedem Telefon.',
    nearest: 'Der nächste Ort, der hilft',
    wholePage: (title) => `Die ganze Seite: ${title}`,
    wholePageOf: (country) => `Die ganze Notfallseite: ${country}`,
    results: 'Suchergebnisse zeigen',
  },
  es: {
    title: 'Ayuda de emergencia',
    close: 'Cerrar la ayuda de emergencia',
    country: 'País',
    where: '¿Dónde está usted?',
    generalFor: 'Cualquier emergencia',
    generalLine: 'El 112 responde en todos estos países: gratis, día y noche, desde cualquier teléfono.',
    nearest: 'El lugar más cercano que ayuda',
    wholePage: (title) => `La página completa: ${title}`,
    wholePageOf: (country) => `La página de emergencias completa: ${country}`,
    results: 'Mostrar los resultados',
  },
  it: {
    title: 'Aiuto in emergenza',
    close: 'Chiudi l’aiuto in emergenza',
    country: 'Paese',
    where: 'Dove si trova?',
    generalFor: 'Qualsiasi emergenza',
    generalLine: 'Il 112 risponde in tutti questi Paesi: gratis, giorno e notte, da ogni telefono.',
    nearest: 'Il luogo più vicino che aiuta',
    wholePage: (title) => `La pagina intera: ${title}`,
    wholePageOf: (country) => `La pagina intera per le emergenze: ${country}`,
    results: 'Mostra i risultati',
  },
};
