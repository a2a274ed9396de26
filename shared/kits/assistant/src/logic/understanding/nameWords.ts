import { wordsOf } from './words';

/** How names are written in a language, as far as visitors write them otherwise. Words are in small letters, without accents. */
interface NameWords {
  /** Small words of names, which visitors leave out, or run into the next word. */
  readonly particles: readonly string[];
  /** Words of names that say what kind of thing it is: a name may do without. */
  readonly kinds: readonly string[];
  /** What 'of' is in names. */
  readonly of: readonly string[];
  /** Words of names and what a translation into English makes of them. */
  readonly english: Readonly<Record<string, string>>;
  /** English words, or near to it, and the words of names that visitors mean by them. */
  readonly local: Readonly<Record<string, string>>;
}

export const languageNames = ['French', 'Italian', 'Greek', 'English'] as const;
export type LanguageName = (typeof languageNames)[number];

export const nameWords: Readonly<Record<LanguageName, NameWords>> = {
  French: {
    particles: ['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'a', 'au', 'aux', 'sur', 'en', 'et'],
    kinds: ['musee', 'eglise', 'cathedrale', 'basilique', 'chateau', 'cimetiere', 'jardin', 'parc', 'tour', 'fondation', 'maison', 'gare', 'marche', 'commissariat'],
    of: ['de', 'du', 'd'],
    english: { musee: 'museum', eglise: 'church', jardin: 'garden', parc: 'park', marche: 'market', cathedrale: 'cathedral', chateau: 'palace', chapelle: 'chapel', triomphe: 'triumph', tour: 'tower', pont: 'bridge' },
    local: { chapel: 'chapelle', triumph: 'triomphe', palace: 'palais', cathedral: 'cathedrale', church: 'eglise', square: 'place', bridge: 'pont', tower: 'tour', garden: 'jardin', gardens: 'jardin', jardins: 'jardin', market: 'marche', museum: 'musee', sant: 'saint', sainte: 'saint', st: 'saint', ste: 'saint', peter: 'pierre', station: 'gare', boulevard: 'bd', cemetary: 'cimetiere', cemetery: 'cimetiere' },
  },
  Italian: {
    particles: ['di', 'del', 'dello', 'della', 'dei', 'degli', 'delle', 'dell', 'd', 'il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'a', 'al', 'alla', 'ai', 'in', 'e', 'da', 'dal', 'dalla', 'sul', 'sulla'],
    kinds: ['museo', 'musei', 'galleria', 'pinacoteca', 'chiesa', 'cattedrale', 'basilica', 'castello', 'cimitero', 'giardino', 'giardini', 'parco', 'torre', 'fondazione', 'casa', 'stazione', 'mercato', 'questura'],
    of: ['di', 'del', 'della', 'dei', 'delle', 'dell'],
    english: { museo: 'museum', musei: 'museums', galleria: 'gallery', chiesa: 'church', cattedrale: 'cathedral', duomo: 'cathedral', giardino: 'garden', giardini: 'gardens', parco: 'park', mercato: 'market', palazzo: 'palace', castello: 'castle', cappella: 'chapel', torre: 'tower', ponte: 'bridge', piazza: 'square', fontana: 'fountain', foro: 'forum', terme: 'baths', arco: 'arch', villa: 'villa', porta: 'gate', monte: 'mount', colosseo: 'colosseum', isola: 'island' },
    local: { museum: 'museo', museums: 'musei', gallery: 'galleria', church: 'chiesa', cathedral: 'cattedrale', garden: 'giardino', gardens: 'giardini', park: 'parco', market: 'mercato', palace: 'palazzo', castle: 'castello', chapel: 'cappella', tower: 'torre', bridge: 'ponte', square: 'piazza', fountain: 'fontana', forum: 'foro', baths: 'terme', arch: 'arco', colosseum: 'colosseo', coliseum: 'colosseo', island: 'isola', station: 'stazione', saint: 'san', st: 'san', santo: 'san', santa: 'san', sant: 'san', peter: 'pietro', mark: 'marco', mary: 'maria', mount: 'monte', cemetery: 'cimitero' },
  },
  Greek: {
    particles: ['tou', 'tis', 'ton', 'tin', 'to', 'o', 'i', 'kai', 'stin', 'ston'],
    kinds: ['mouseio', 'naos', 'ekklisia', 'kipos', 'parko', 'agora', 'stathmos', 'pyrgos'],
    of: ['tou', 'tis', 'ton'],
    english: { mouseio: 'museum', naos: 'temple', kipos: 'garden', parko: 'park', plateia: 'square', lofos: 'hill', stoa: 'stoa', pyli: 'gate', agios: 'saint', agia: 'saint' },
    local: { museum: 'mouseio', garden: 'kipos', park: 'parko', square: 'plateia', platia: 'plateia', hill: 'lofos', gate: 'pyli', saint: 'agios', agia: 'agios', st: 'agios', acropoli: 'acropolis', akropolis: 'acropolis', akropoli: 'acropolis', station: 'stathmos' },
  },
  English: {
    particles: ['of', 'the', 'and', 'at', 'in', 'on'],
    kinds: ['gallery', 'abbey', 'hall', 'square', 'street', 'road', 'bridge', 'pub', 'theatre'],
    of: ['of'],
    english: {},
    local: { st: 'saint', sant: 'saint', rd: 'road', theater: 'theatre' },
  },
};

/** A name without the small words that visitors leave out: 'the Marais' and 'Le Marais' are one. */
export function bareName(name: string, language: LanguageName): string {
  const { particles } = nameWords[language];
  return wordsOf(name).filter((word) => word !== 'the' && !particles.includes(word)).join(' ');
}
