import { foldText } from '@odysseus/contract';

/** Small words by which a language shows itself. */
const marks: Readonly<Record<'fr' | 'de' | 'es' | 'it', readonly string[]>> = {
  fr: ['est', 'le', 'la', 'les', 'un', 'une', 'des', 'je', 'nous', 'vous', 'ou', 'comment', 'quelle', 'quel', 'quels', 'quelles', 'pour', 'avec', 'dans', 'sur', 'combien', 'ouvert', 'ouverte', 'peut', 'puis', 'aller', 'faire', 'manger', 'pres', 'aujourd', 'demain', 'gratuit', 'horaires', 'billet', 'bonjour', 'quand', 'heure', 'y', 'a', 'au', 'aux', 'du', 'ce', 'soir', 'musees', 'meilleur', 'qui', 'que'],
  de: ['ist', 'der', 'die', 'das', 'ein', 'eine', 'wo', 'wie', 'wann', 'kann', 'ich', 'wir', 'und', 'nicht', 'fur', 'mit', 'von', 'zum', 'zur', 'offnungszeiten', 'geoffnet', 'offen', 'kostet', 'heute', 'morgen', 'essen', 'gibt', 'es', 'am', 'im', 'komme', 'viel', 'hat', 'welche', 'was', 'auf'],
  es: ['esta', 'el', 'los', 'las', 'una', 'donde', 'como', 'cuando', 'cuanto', 'cuesta', 'puedo', 'yo', 'y', 'para', 'con', 'por', 'abierto', 'hoy', 'manana', 'comer', 'hay', 'cerca', 'museo', 'que', 'es', 'en', 'llegar', 'hora', 'al', 'del', 'gratis'],
  it: ['il', 'lo', 'gli', 'una', 'dove', 'come', 'quando', 'quanto', 'costa', 'posso', 'e', 'per', 'con', 'aperto', 'oggi', 'domani', 'mangiare', 'vicino', 'museo', 'che', 'arrivo', 'arrivare', 'ce', 'sono', 'di', 'al', 'alla', 'del', 'orari', 'gratis', 'biglietto', 'apre', 'chiude'],
};

/** What the words of questions mean in English; names stay as they are. */
const words: Readonly<Record<string, string>> = {
  ouvert: 'open', ouverte: 'open', ouverts: 'open', ouvre: 'open', ferme: 'closed', fermee: 'closed', horaires: 'opening hours', heure: 'time', aujourd: 'today', hui: '', demain: 'tomorrow', soir: 'tonight', maintenant: 'now', lundi: 'monday', mardi: 'tuesday', mercredi: 'wednesday', jeudi: 'thursday', vendredi: 'friday', samedi: 'saturday', dimanche: 'sunday', combien: 'how much', coute: 'cost', prix: 'price', billet: 'ticket', billets: 'tickets', gratuit: 'free', gratuits: 'free', gratuite: 'free', comment: 'how', aller: 'get to', manger: 'eat', pres: 'near', proche: 'near', musee: 'museum', musees: 'museums', eglise: 'church', jardin: 'garden', jardins: 'gardens', parc: 'park', enfants: 'children', enfant: 'child', ou: 'where', quand: 'when', depuis: 'from', pharmacie: 'pharmacy', hopital: 'hospital', boire: 'drink', vegetarien: 'vegetarian', pluie: 'rain', reserver: 'book', faut: 'need', vole: 'stolen', passeport: 'passport', perdu: 'lost', aidez: 'help', urgence: 'emergency', meteo: 'weather', marche: 'market', restaurants: 'restaurants', chercher: 'find', visiter: 'visit',
  geoffnet: 'open', offen: 'open', offnungszeiten: 'opening hours', geschlossen: 'closed', heute: 'today', morgen: 'tomorrow', abend: 'evening', montag: 'monday', dienstag: 'tuesday', mittwoch: 'wednesday', donnerstag: 'thursday', freitag: 'friday', samstag: 'saturday', sonntag: 'sunday', kostet: 'cost', kosten: 'cost', eintritt: 'admission price', kostenlos: 'free', wie: 'how', viel: 'much', komme: 'get', kommt: 'get', nach: 'to', zum: 'to', zur: 'to', von: 'from', wo: 'where', wann: 'when', essen: 'eat', nahe: 'near', kinder: 'children', kind: 'child', kirche: 'church', garten: 'garden', bahnhof: 'station', flughafen: 'airport', apotheke: 'pharmacy', krankenhaus: 'hospital', gestohlen: 'stolen', reisepass: 'passport', verloren: 'lost', hilfe: 'help', notruf: 'emergency number', buchen: 'book', regen: 'rain', wetter: 'weather', museen: 'museums', lange: 'long',
  abierto: 'open', abierta: 'open', abre: 'open', cerrado: 'closed', horario: 'opening hours', horarios: 'opening hours', hoy: 'today', manana: 'tomorrow', noche: 'tonight', lunes: 'monday', martes: 'tuesday', miercoles: 'wednesday', jueves: 'thursday', viernes: 'friday', sabado: 'saturday', domingo: 'sunday', cuanto: 'how much', cuesta: 'cost', precio: 'price', entrada: 'ticket', gratis: 'free', como: 'how', llegar: 'get', ir: 'get', donde: 'where', cuando: 'when', comer: 'eat', cerca: 'near', museo: 'museum', museos: 'museums', iglesia: 'church', ninos: 'children', desde: 'from', hasta: 'to', farmacia: 'pharmacy', robado: 'stolen', robaron: 'stolen', pasaporte: 'passport', perdido: 'lost', ayuda: 'help', lluvia: 'rain', aeropuerto: 'airport', tiempo: 'weather',
  aperto: 'open', aperta: 'open', apre: 'open', chiuso: 'closed', chiude: 'closes', orari: 'opening hours', orario: 'opening hours', oggi: 'today', domani: 'tomorrow', stasera: 'tonight', lunedi: 'monday', martedi: 'tuesday', mercoledi: 'wednesday', giovedi: 'thursday', venerdi: 'friday', sabato: 'saturday', domenica: 'sunday', quanto: 'how much', costa: 'cost', prezzo: 'price', biglietto: 'ticket', biglietti: 'tickets', gratuito: 'free', come: 'how', arrivo: 'get', arrivare: 'get', andare: 'get', dove: 'where', quando: 'when', mangiare: 'eat', vicino: 'near', musei: 'museums', chiesa: 'church', bambini: 'children', ospedale: 'hospital', rubato: 'stolen', rubata: 'stolen', passaporto: 'passport', perso: 'lost', aiuto: 'help', pioggia: 'rain', aeroporto: 'airport', ristorante: 'restaurant', ristoranti: 'restaurants', restaurante: 'restaurant', restaurantes: 'restaurants',
};

/** Least number of small words of a language before a question counts as written in it. */
const leastMarks = 2;

/**
 * A question in English words, as far as they are known, where it is in French, German, Spanish or Italian.
 * @param isName whether a word belongs to a name of the city: that says nothing of the language
 */
export function inEnglish(question: string, isName: (word: string) => boolean = () => false): { readonly text: string; readonly translated: boolean } {
  const start = question.slice(0, 400);
  if (/\b(the|is|are|what|how|where|when|which|can|do|does|say|i|my)\b/i.test(start)) return { text: question, translated: false };
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Greek}]/u.test(start)) return { text: question, translated: true };
  const own = (foldText(start).match(/[a-z]+/g) ?? []).filter((word) => !isName(word));
  const most = Math.max(...Object.values(marks).map((list) => new Set(own.filter((word) => list.includes(word))).size));
  if (most < leastMarks && !(own.length <= 3 && own.filter((word) => Object.hasOwn(words, word)).length > 0 && most > 0)) return { text: question, translated: false };
  const text = question.slice(0, 400).replace(/\p{L}+/gu, (word) => {
    const plain = foldText(word);
    return Object.hasOwn(words, plain) ? (words[plain] ?? word) : word;
  });
  return { text, translated: true };
}
