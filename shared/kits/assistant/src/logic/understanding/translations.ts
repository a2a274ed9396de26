/** Languages that questions are translated from, word by word. */
export const languages = ['fr', 'de', 'es', 'it'] as const;
export type Language = (typeof languages)[number];

interface Translation {
  /** Small words by which the language shows itself, besides those that are translated. */
  readonly marks: readonly string[];
  /** Words and phrases of questions and what they mean in English, in small letters, without accents. */
  readonly words: Readonly<Record<string, string>>;
  /** What stands before the end of a way, directly before its name or its article. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly articles: readonly string[];
}

export const translations: Readonly<Record<Language, Translation>> = {
  fr: {
    marks: ['est', 'le', 'la', 'les', 'un', 'une', 'des', 'nous', 'vous', 'quelle', 'quel', 'quels', 'quelles', 'pour', 'avec', 'dans', 'sur', 'peut', 'puis', 'faire', 'bonjour', 'y', 'a', 'au', 'aux', 'du', 'ce', 'meilleur', 'qui', 'que', 'ai', 'il', 'elle', 'suis', 'avons'],
    words: {
      ouvert: 'open', ouverte: 'open', ouverts: 'open', ouvertes: 'open', ouvre: 'open', ferme: 'closed', fermee: 'closed', horaires: 'opening hours', heure: 'time', aujourd: 'today', hui: '', demain: 'tomorrow', soir: 'tonight', maintenant: 'now', lundi: 'monday', mardi: 'tuesday', mercredi: 'wednesday', jeudi: 'thursday', vendredi: 'friday', samedi: 'saturday', dimanche: 'sunday',
      combien: 'how much', coute: 'cost', prix: 'price', billet: 'ticket', billets: 'tickets', gratuit: 'free', gratuits: 'free', gratuite: 'free', gratuites: 'free', gratuitement: 'free', 'pas cher': 'cheap', 'pas chers': 'cheap', 'pas chere': 'cheap', 'pas cheres': 'cheap', 'bon marche': 'cheap', 'moins cher': 'cheap', economique: 'cheap', economiques: 'cheap', abordable: 'cheap', abordables: 'cheap',
      comment: 'how', aller: 'get', 'y aller': 'get there', va: 'get', vais: 'get', rejoindre: 'get', arriver: 'get', rendre: 'get', trajet: 'way', itineraire: 'route', chemin: 'way', metro: 'metro',
      manger: 'eat', dejeuner: 'lunch', diner: 'dinner', faim: 'hungry', boire: 'drink', pres: 'near', 'pres de': 'near', 'pres du': 'near', 'pres des': 'near', 'pres d': 'near', 'a cote de': 'near', 'a cote du': 'near', 'autour de': 'near', 'autour du': 'near', proche: 'near', 'proche de': 'near', 'proche du': 'near', 'proches du': 'near', 'proches de': 'near',
      musee: 'museum', musees: 'museums', eglise: 'church', jardin: 'garden', jardins: 'gardens', parc: 'park', enfants: 'children', enfant: 'child', ou: 'where', quand: 'when', depuis: 'from', pharmacie: 'pharmacy', hopital: 'hospital', medecin: 'doctor', docteur: 'doctor', dentiste: 'dentist', nuit: 'night', vegetarien: 'vegetarian', pluie: 'rain', reserver: 'book', faut: 'need', meteo: 'weather', marche: 'market', restaurants: 'restaurants', chercher: 'find', visiter: 'visit',
      j: 'i', je: 'i', mon: 'my', ma: 'my', mes: 'my', notre: 'our', femme: 'wife', mari: 'husband', mere: 'mother', pere: 'father', fils: 'son', fille: 'daughter', 'quelqu un': 'someone',
      vole: 'stolen', volee: 'stolen', 'a vole': 'stole', 'on m a vole': 'someone stole', 'on nous a vole': 'someone stole', 'me suis fait voler': 'someone stole', 'vient de me voler': 'stole', passeport: 'passport', perdu: 'lost', perdue: 'lost', disparu: 'disappeared', 'a disparu': 'has disappeared', telephone: 'phone', portable: 'phone', portefeuille: 'wallet', sac: 'bag', 'carte bancaire': 'credit card', agresse: 'attacked', agressee: 'attacked', violee: 'raped',
      'au secours': 'sos', 'a l aide': 'sos', aidez: 'help', 'aidez moi': 'help', urgence: 'emergency', urgences: 'emergency room', ambulance: 'ambulance', police: 'police', 'au feu': 'there is a fire', incendie: 'fire', 'il y a': 'there is', feu: 'fire', malade: 'sick', blesse: 'injured', blessee: 'injured', 'crise cardiaque': 'heart attack', 'ne respire plus': 'not breathing', 'ne respire pas': 'not breathing', inconscient: 'unconscious', inconsciente: 'unconscious', evanoui: 'fainted', evanouie: 'fainted', saigne: 'bleeding', avale: 'swallowed',
    },
    from: ['de', 'du', 'des', 'd', 'depuis'],
    to: ['a', 'au', 'aux', 'vers', 'jusqu a', 'jusqu au'],
    articles: ['le', 'la', 'les', 'l'],
  },
  de: {
    marks: ['ist', 'der', 'die', 'das', 'ein', 'eine', 'kann', 'wir', 'und', 'nicht', 'fur', 'mit', 'gibt', 'es', 'am', 'im', 'hat', 'welche', 'was', 'auf', 'man', 'sind', 'einen'],
    words: {
      geoffnet: 'open', offen: 'open', offnungszeiten: 'opening hours', geschlossen: 'closed', heute: 'today', morgen: 'tomorrow', abend: 'evening', montag: 'monday', dienstag: 'tuesday', mittwoch: 'wednesday', donnerstag: 'thursday', freitag: 'friday', samstag: 'saturday', sonntag: 'sunday',
      kostet: 'cost', kosten: 'cost', eintritt: 'admission price', kostenlos: 'free', kostenlose: 'free', kostenlosen: 'free', kostenfrei: 'free', gratis: 'free', umsonst: 'free', billig: 'cheap', billige: 'cheap', billigen: 'cheap', gunstig: 'cheap', gunstige: 'cheap', gunstigen: 'cheap', preiswert: 'cheap', preiswerte: 'cheap', wie: 'how', viel: 'much',
      komme: 'get', kommt: 'get', kommen: 'get', 'komme ich': 'get', 'kommt man': 'get', 'kommen wir': 'get', gelange: 'get', 'gelange ich': 'get', fahre: 'get', 'fahre ich': 'get', 'fahrt man': 'get', gehe: 'get', 'gehe ich': 'get', weg: 'way', nach: 'to', zum: 'to', zur: 'to', von: 'from', vom: 'from',
      wo: 'where', wann: 'when', essen: 'eat', trinken: 'drink', hunger: 'hungry', nahe: 'near', neben: 'near', 'in der nahe': 'near', 'in der nahe von': 'near', 'in der nahe vom': 'near', 'in der nahe des': 'near', 'in der nahe der': 'near', 'nahe dem': 'near', 'nahe der': 'near', 'nahe beim': 'near', beim: 'near', kinder: 'children', kindern: 'children', kind: 'child', kirche: 'church', garten: 'garden', bahnhof: 'station', flughafen: 'airport', apotheke: 'pharmacy', krankenhaus: 'hospital', arzt: 'doctor', zahnarzt: 'dentist', nachts: 'at night', buchen: 'book', regen: 'rain', wetter: 'weather', museen: 'museums', museum: 'museum', lange: 'long',
      ich: 'i', habe: 'have', haben: 'have', mein: 'my', meine: 'my', meinen: 'my', meiner: 'my', unser: 'our', unsere: 'our', unseren: 'our', wurde: 'was', wurden: 'were', frau: 'wife', mann: 'husband', mutter: 'mother', vater: 'father', sohn: 'son', tochter: 'daughter', jemand: 'someone',
      gestohlen: 'stolen', geklaut: 'stolen', bestohlen: 'robbed', ausgeraubt: 'robbed', uberfallen: 'attacked', angegriffen: 'attacked', vergewaltigt: 'raped', reisepass: 'passport', 'mein pass': 'my passport', 'meinen pass': 'my passport', 'unsere passe': 'our passport', verloren: 'lost', verschwunden: 'disappeared', vermisst: 'missing', geldbeutel: 'wallet', brieftasche: 'wallet', portemonnaie: 'wallet', geldborse: 'wallet', handy: 'phone', telefon: 'phone', tasche: 'bag', rucksack: 'bag', kreditkarte: 'credit card',
      hilfe: 'help', 'zu hilfe': 'sos', notruf: 'emergency number', notfall: 'emergency', notaufnahme: 'emergency room', krankenwagen: 'ambulance', polizei: 'police', feuer: 'fire', brennt: 'is on fire', 'es brennt': 'there is a fire', krank: 'sick', verletzt: 'injured', herzinfarkt: 'heart attack', bewusstlos: 'unconscious', 'atmet nicht': 'not breathing', 'atmet nicht mehr': 'not breathing', ohnmachtig: 'fainted', blutet: 'bleeding', verschluckt: 'swallowed', unfall: 'accident',
    },
    from: ['von', 'vom', 'ab'],
    to: ['zum', 'zur', 'nach', 'bis', 'bis zum', 'bis zur', 'zu'],
    articles: ['der', 'die', 'das', 'den', 'dem'],
  },
  es: {
    marks: ['esta', 'el', 'los', 'las', 'la', 'un', 'una', 'puedo', 'yo', 'y', 'para', 'con', 'por', 'hay', 'que', 'es', 'en', 'hora', 'al', 'del', 'se', 'lo', 'de', 'ha'],
    words: {
      abierto: 'open', abierta: 'open', abiertos: 'open', abre: 'open', cerrado: 'closed', cerrada: 'closed', horario: 'opening hours', horarios: 'opening hours', hoy: 'today', manana: 'tomorrow', noche: 'tonight', lunes: 'monday', martes: 'tuesday', miercoles: 'wednesday', jueves: 'thursday', viernes: 'friday', sabado: 'saturday', domingo: 'sunday',
      cuanto: 'how much', cuesta: 'cost', precio: 'price', entrada: 'ticket', entradas: 'tickets', gratis: 'free', gratuito: 'free', gratuitos: 'free', gratuita: 'free', barato: 'cheap', barata: 'cheap', baratos: 'cheap', baratas: 'cheap', economico: 'cheap', economicos: 'cheap', economica: 'cheap', asequible: 'cheap', asequibles: 'cheap',
      como: 'how', llegar: 'get', llego: 'get', 'se llega': 'get', ir: 'get', voy: 'get', vamos: 'get', camino: 'way', ruta: 'route', desde: 'from', hasta: 'to', metro: 'metro',
      donde: 'where', cuando: 'when', comer: 'eat', cenar: 'dinner', hambre: 'hungry', beber: 'drink', cerca: 'near', 'cerca de': 'near', 'cerca del': 'near', 'junto a': 'near', 'junto al': 'near', museo: 'museum', museos: 'museums', iglesia: 'church', jardin: 'garden', jardines: 'gardens', parque: 'park', ninos: 'children', farmacia: 'pharmacy', hospital: 'hospital', medico: 'doctor', dentista: 'dentist', lluvia: 'rain', aeropuerto: 'airport', tiempo: 'weather', restaurante: 'restaurant', restaurantes: 'restaurants',
      mi: 'my', mis: 'my', nuestro: 'our', nuestra: 'our', mujer: 'wife', esposa: 'wife', marido: 'husband', esposo: 'husband', madre: 'mother', padre: 'father', hijo: 'son', hija: 'daughter', alguien: 'someone',
      robado: 'stolen', robada: 'stolen', robaron: 'stolen', 'me robaron': 'someone stole my', 'me han robado': 'someone stole my', 'nos robaron': 'someone stole our', 'nos han robado': 'someone stole our', atracado: 'robbed', atracada: 'robbed', atacado: 'attacked', violada: 'raped', violado: 'raped', pasaporte: 'passport', 'he perdido': 'i lost', perdido: 'lost', perdida: 'lost', 'perdi': 'i lost', desaparecido: 'disappeared', 'ha desaparecido': 'has disappeared', desaparecio: 'disappeared', cartera: 'wallet', billetera: 'wallet', bolso: 'bag', mochila: 'bag', movil: 'phone', telefono: 'phone', celular: 'phone', 'tarjeta de credito': 'credit card',
      ayuda: 'help', ayudenme: 'help', socorro: 'sos', auxilio: 'sos', emergencia: 'emergency', urgencias: 'emergency room', ambulancia: 'ambulance', policia: 'police', fuego: 'fire', incendio: 'fire', enfermo: 'sick', enferma: 'sick', herido: 'injured', herida: 'injured', 'ataque al corazon': 'heart attack', infarto: 'heart attack', 'no respira': 'not breathing', 'no puede respirar': 'can not breathe', inconsciente: 'unconscious', desmayado: 'fainted', desmayo: 'fainted', desmayada: 'fainted', sangra: 'bleeding', sangrando: 'bleeding', accidente: 'accident',
    },
    from: ['de', 'del', 'desde'],
    to: ['a', 'al', 'hasta', 'hacia'],
    articles: ['el', 'la', 'los', 'las'],
  },
  it: {
    marks: ['il', 'lo', 'la', 'gli', 'un', 'una', 'posso', 'e', 'per', 'con', 'che', 'ce', 'sono', 'di', 'al', 'alla', 'dal', 'dalla', 'da', 'del', 'ho', 'si', 'abbiamo'],
    words: {
      aperto: 'open', aperta: 'open', aperti: 'open', apre: 'open', chiuso: 'closed', chiude: 'closes', orari: 'opening hours', orario: 'opening hours', oggi: 'today', domani: 'tomorrow', stasera: 'tonight', lunedi: 'monday', martedi: 'tuesday', mercoledi: 'wednesday', giovedi: 'thursday', venerdi: 'friday', sabato: 'saturday', domenica: 'sunday',
      quanto: 'how much', costa: 'cost', prezzo: 'price', biglietto: 'ticket', biglietti: 'tickets', gratuito: 'free', gratuiti: 'free', gratuita: 'free', gratis: 'free', economico: 'cheap', economici: 'cheap', economica: 'cheap', economiche: 'cheap', 'a buon mercato': 'cheap', 'spendendo poco': 'cheap', 'poco costosi': 'cheap', 'a poco prezzo': 'cheap',
      come: 'how', arrivo: 'get', arrivare: 'get', 'si arriva': 'get', arriviamo: 'get', andare: 'get', vado: 'get', 'si va': 'get', andiamo: 'get', raggiungere: 'get', raggiungo: 'get', percorso: 'way', strada: 'way', metro: 'metro',
      dove: 'where', quando: 'when', mangiare: 'eat', cenare: 'dinner', pranzare: 'lunch', fame: 'hungry', bere: 'drink', vicino: 'near', 'vicino a': 'near', 'vicino al': 'near', 'vicino alla': 'near', 'vicino all': 'near', 'vicino allo': 'near', 'vicini al': 'near', 'vicini alla': 'near', 'nei pressi di': 'near', 'nei pressi del': 'near', 'accanto al': 'near', museo: 'museum', musei: 'museums', chiesa: 'church', giardino: 'garden', giardini: 'gardens', parco: 'park', bambini: 'children', bambino: 'child', bambina: 'child', ospedale: 'hospital', farmacia: 'pharmacy', medico: 'doctor', dottore: 'doctor', dentista: 'dentist', notte: 'night', pioggia: 'rain', aeroporto: 'airport', ristorante: 'restaurant', ristoranti: 'restaurants',
      mio: 'my', mia: 'my', miei: 'my', nostro: 'our', nostra: 'our', moglie: 'wife', marito: 'husband', madre: 'mother', padre: 'father', figlio: 'son', figlia: 'daughter', qualcuno: 'someone',
      rubato: 'stolen', rubata: 'stolen', 'mi hanno rubato': 'someone stole my', 'ci hanno rubato': 'someone stole our', derubato: 'robbed', derubata: 'robbed', rapinato: 'robbed', aggredito: 'attacked', aggredita: 'attacked', violentata: 'raped', passaporto: 'passport', 'ho perso': 'i lost', 'abbiamo perso': 'we lost', perso: 'lost', persa: 'lost', scomparso: 'disappeared', scomparsa: 'disappeared', 'e scomparso': 'has disappeared', 'e scomparsa': 'has disappeared', sparito: 'disappeared', portafoglio: 'wallet', portafogli: 'wallet', borsa: 'bag', borsetta: 'purse', zaino: 'bag', telefono: 'phone', cellulare: 'phone', 'carta di credito': 'credit card',
      aiuto: 'help', soccorso: 'sos', 'pronto soccorso': 'emergency room', emergenza: 'emergency', ambulanza: 'ambulance', polizia: 'police', fuoco: 'fire', incendio: 'fire', malato: 'sick', malata: 'sick', ferito: 'injured', ferita: 'injured', infarto: 'heart attack', 'non respira': 'not breathing', 'non riesce a respirare': 'can not breathe', incosciente: 'unconscious', svenuto: 'fainted', svenuta: 'fainted', sanguina: 'bleeding', incidente: 'accident',
    },
    from: ['da', 'dal', 'dalla', 'dall', 'dallo', 'dai', 'dagli', 'dalle'],
    to: ['a', 'al', 'alla', 'all', 'allo', 'ai', 'agli', 'alle', 'fino a', 'fino al', 'fino alla', 'verso'],
    articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'l'],
  },
};
