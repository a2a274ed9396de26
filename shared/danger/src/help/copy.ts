import type { DangerLanguage } from '../kinds';
import type { HelpService } from './schema';

/** What stands around the content of help, in one language. */
export interface HelpCopy {
  readonly services: Readonly<Record<HelpService, string>>;
  readonly call: (number: string, what: string, urgent: boolean) => string;
  readonly text: (number: string, what: string, urgent: boolean) => string;
  /** Numbers beside the first: '112 or 18'. */
  readonly also: (numbers: string) => string;
  readonly or: string;
  readonly sayOrShow: string;
  readonly pronounced: string;
  readonly show: string;
  readonly close: string;
  readonly steps: string;
  readonly everything: string;
  readonly notThis: string;
  readonly perhaps: (title: string) => string;
  /** Under every answer where the reader could not be loaded. */
  readonly always: string;
}

export const helpCopy: Readonly<Record<DangerLanguage, HelpCopy>> = {
  en: {
    services: {
      any: 'any emergency', ambulance: 'ambulance', police: 'police', fire: 'fire brigade', sea: 'rescue at sea', text: 'emergency by text', suicide: 'somebody to talk to', violence: 'violence at home', 'sexual-violence': 'sexual violence', 'missing-child': 'missing children', child: 'children in danger', poison: 'poison centre', listening: 'somebody who listens', gas: 'gas emergency', transport: 'trains and metro', doctor: 'doctor', dentist: 'dentist', pharmacy: 'pharmacy on duty', shelter: 'a bed tonight', victims: 'help for victims', 'tourist-police': 'tourist police', cards: 'block bank cards', drugs: 'drugs and alcohol', trafficking: 'people held or exploited',
    },
    call: (number, what, urgent) => `Call ${number}${urgent ? ' now' : ''}: ${what}.`,
    text: (number, what, urgent) => `Text ${number}${urgent ? ' now' : ''}: ${what}.`,
    also: (numbers) => `Or ${numbers}.`,
    or: 'or',
    sayOrShow: 'Say or show this',
    pronounced: 'Say it like this',
    show: 'Show it large',
    close: 'Close',
    steps: 'Do this',
    everything: 'All emergency help',
    notThis: 'Something else happened',
    perhaps: (title) => `If this is an emergency: ${title}.`,
    always: 'In danger call 112: free, day and night, from any phone.',
  },
  fr: {
    services: {
      any: 'toutes les urgences', ambulance: 'secours médical', police: 'police', fire: 'pompiers', sea: 'secours en mer', text: 'urgence par SMS', suicide: 'quelqu’un à qui parler', violence: 'violences conjugales', 'sexual-violence': 'violences sexuelles', 'missing-child': 'enfants disparus', child: 'enfance en danger', poison: 'centre antipoison', listening: 'écoute', gas: 'urgence gaz', transport: 'trains et métro', doctor: 'médecin', dentist: 'dentiste', pharmacy: 'pharmacie de garde', shelter: 'un lit cette nuit', victims: 'aide aux victimes', 'tourist-police': 'police touristique', cards: 'opposition carte bancaire', drugs: 'drogues et alcool', trafficking: 'personnes retenues ou exploitées',
    },
    call: (number, what, urgent) => `Appelez le ${number}${urgent ? ' maintenant' : ''} : ${what}.`,
    text: (number, what, urgent) => `Envoyez un SMS au ${number}${urgent ? ' maintenant' : ''} : ${what}.`,
    also: (numbers) => `Ou le ${numbers}.`,
    or: 'ou le',
    sayOrShow: 'À dire ou à montrer',
    pronounced: 'Prononciation',
    show: 'Montrer en grand',
    close: 'Fermer',
    steps: 'À faire',
    everything: 'Toute l’aide d’urgence',
    notThis: 'Il s’est passé autre chose',
    perhaps: (title) => `Si c’est une urgence : ${title}.`,
    always: 'En danger, appelez le 112 : gratuit, jour et nuit, de tout téléphone.',
  },
  de: {
    services: {
      any: 'jeder Notfall', ambulance: 'Rettungsdienst', police: 'Polizei', fire: 'Feuerwehr', sea: 'Seenotrettung', text: 'Notruf per SMS', suicide: 'jemand zum Reden', violence: 'Gewalt zu Hause', 'sexual-violence': 'sexuelle Gewalt', 'missing-child': 'vermisste Kinder', child: 'Kinder in Gefahr', poison: 'Giftnotruf', listening: 'jemand, der zuhört', gas: 'Gasnotruf', transport: 'Bahn und Metro', doctor: 'Arzt', dentist: 'Zahnarzt', pharmacy: 'Notapotheke', shelter: 'ein Bett für heute Nacht', victims: 'Hilfe für Opfer', 'tourist-police': 'Touristenpolizei', cards: 'Karten sperren', drugs: 'Drogen und Alkohol', trafficking: 'Festgehaltene und Ausgebeutete',
    },
    call: (number, what, urgent) => `Rufen Sie ${urgent ? 'jetzt ' : ''}${number} an: ${what}.`,
    text: (number, what, urgent) => `Schreiben Sie ${urgent ? 'jetzt ' : ''}eine SMS an ${number}: ${what}.`,
    also: (numbers) => `Oder ${numbers}.`,
    or: 'oder',
    sayOrShow: 'Sagen oder zeigen',
    pronounced: 'So spricht man es',
    show: 'Groß zeigen',
    close: 'Schließen',
    steps: 'Das tun',
    everything: 'Alle Hilfe im Notfall',
    notThis: 'Es ist etwas anderes passiert',
    perhaps: (title) => `Falls es ein Notfall ist: ${title}.`,
    always: 'In Gefahr 112 anrufen: kostenlos, Tag und Nacht, von jedem Telefon.',
  },
  es: {
    services: {
      any: 'cualquier emergencia', ambulance: 'ambulancia', police: 'policía', fire: 'bomberos', sea: 'rescate en el mar', text: 'emergencias por SMS', suicide: 'alguien con quien hablar', violence: 'violencia en casa', 'sexual-violence': 'violencia sexual', 'missing-child': 'niños desaparecidos', child: 'niños en peligro', poison: 'centro de toxicología', listening: 'alguien que escucha', gas: 'urgencia de gas', transport: 'trenes y metro', doctor: 'médico', dentist: 'dentista', pharmacy: 'farmacia de guardia', shelter: 'una cama esta noche', victims: 'ayuda a víctimas', 'tourist-police': 'policía turística', cards: 'bloquear tarjetas', drugs: 'drogas y alcohol', trafficking: 'personas retenidas o explotadas',
    },
    call: (number, what, urgent) => `Llame ${urgent ? 'ahora ' : ''}al ${number}: ${what}.`,
    text: (number, what, urgent) => `Envíe ${urgent ? 'ahora ' : ''}un SMS al ${number}: ${what}.`,
    also: (numbers) => `O al ${numbers}.`,
    or: 'o al',
    sayOrShow: 'Diga o muestre esto',
    pronounced: 'Se pronuncia así',
    show: 'Mostrar en grande',
    close: 'Cerrar',
    steps: 'Haga esto',
    everything: 'Toda la ayuda de emergencia',
    notThis: 'Ha pasado otra cosa',
    perhaps: (title) => `Si es una emergencia: ${title}.`,
    always: 'En peligro llame al 112: gratis, día y noche, desde cualquier teléfono.',
  },
  it: {
    services: {
      any: 'qualsiasi emergenza', ambulance: 'ambulanza', police: 'polizia', fire: 'vigili del fuoco', sea: 'soccorso in mare', text: 'emergenza via SMS', suicide: 'qualcuno con cui parlare', violence: 'violenza in casa', 'sexual-violence': 'violenza sessuale', 'missing-child': 'bambini scomparsi', child: 'bambini in pericolo', poison: 'centro antiveleni', listening: 'qualcuno che ascolta', gas: 'pronto intervento gas', transport: 'treni e metro', doctor: 'medico', dentist: 'dentista', pharmacy: 'farmacia di turno', shelter: 'un letto per stanotte', victims: 'aiuto alle vittime', 'tourist-police': 'polizia turistica', cards: 'bloccare le carte', drugs: 'droghe e alcol', trafficking: 'persone trattenute o sfruttate',
    },
    call: (number, what, urgent) => `Chiama ${urgent ? 'subito ' : ''}il ${number}: ${what}.`,
    text: (number, what, urgent) => `Manda ${urgent ? 'subito ' : ''}un SMS al ${number}: ${what}.`,
    also: (numbers) => `Oppure il ${numbers}.`,
    or: 'o il',
    sayOrShow: 'Da dire o mostrare',
    pronounced: 'Si pronuncia così',
    show: 'Mostra in grande',
    close: 'Chiudi',
    steps: 'Da fare',
    everything: 'Tutti gli aiuti d’emergenza',
    notThis: 'È successo altro',
    perhaps: (title) => `Se è un’emergenza: ${title}.`,
    always: 'In pericolo chiama il 112: gratis, giorno e notte, da ogni telefono.',
  },
};
