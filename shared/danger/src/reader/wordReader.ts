import type { DangerKind, DangerLanguage } from '../kinds';
import type { DangerReader } from './DangerReader';
import { wordsOf } from './features';

/** What nobody writes who is well, by language: kind, and the words as `wordsOf` has them. */
const phrases: readonly (readonly [DangerLanguage, DangerKind, RegExp])[] = [
  ['en', 'suicide', /\b(kill myself|end my life|want to die|suicide)\b/],
  [
    'en',
    'unconscious',
    /\b(unconscious|not breathing|doesnt breathe|isnt breathing|wont wake up|no pulse|collapsed)\b/,
  ],
  ['en', 'chest-pain', /\b(chest pain|heart attack|pain in (my|his|her|the) chest)\b/],
  ['en', 'stroke', /\b(face is hanging|(having|had) a stroke|slurred speech)\b/],
  ['en', 'asthma', /\b(cant breathe|can not breathe|asthma attack)\b/],
  ['en', 'choking', /\b(is choking|are choking)\b/],
  ['en', 'bleeding', /\b(bleeding (a lot|badly|heavily)|wont stop bleeding|so much blood)\b/],
  ['en', 'seizure', /\b(having a (seizure|fit)|is convulsing)\b/],
  ['en', 'sexual-assault', /\b(raped|sexually assaulted|groped me)\b/],
  ['en', 'drowning', /\b(is drowning|fell in(to)? the (river|canal|water))\b/],
  ['en', 'fire', /\b(is on fire|there is a fire|house is burning)\b/],
  ['en', 'attack', /\b(shooting at|bomb went off|explosion|gunman)\b/],
  ['en', 'missing-child', /\b(my (child|son|daughter|kid) is (missing|gone|lost))\b/],
  ['en', 'assault', /\b(attacked me|stabbed|beating (me|him|her))\b/],
  [
    'en',
    'unconscious',
    /\b(call|need|send) (me |us )?(an )?ambulance\b|^(help|sos|emergency)( help| me| us| please)*$|\bhelp me\b/,
  ],
  ['fr', 'suicide', /\b(me suicider|me tuer|envie de mourir|en finir)\b/],
  [
    'fr',
    'unconscious',
    /\b(inconsciente?|ne respire (plus|pas)|respire plus|ne se reveille (pas|plus)|au secours|a laide|une ambulance)\b/,
  ],
  ['fr', 'chest-pain', /\b(mal a la poitrine|douleur (dans|a) la poitrine|crise cardiaque|infarctus)\b/],
  ['fr', 'drowning', /\b(se noie|tombee? (dans|a) (leau|la seine|le canal))\b/],
  ['fr', 'sexual-assault', /\b(violee?|agression sexuelle)\b/],
  ['fr', 'fire', /\b(au feu|il y a le feu|incendie)\b/],
  ['fr', 'missing-child', /\b(perdu (mon|ma) (enfant|fils|fille)|(mon|ma) (fils|fille) a disparu)\b/],
  ['de', 'suicide', /\b(mich umbringen|nicht mehr leben|selbstmord|suizid)\b/],
  ['de', 'unconscious', /\b(bewusstlos|atmet nicht( mehr)?|wacht nicht auf|hilfe|krankenwagen|notarzt)\b/],
  ['de', 'chest-pain', /\b(herzinfarkt|schmerzen in der brust|brustschmerzen)\b/],
  ['de', 'drowning', /\b(ertrinkt|ins wasser gefallen)\b/],
  ['de', 'sexual-assault', /\b(vergewaltigt|sexuell)\b/],
  ['de', 'fire', /\b(es brennt|feuer im)\b/],
  ['de', 'missing-child', /\b(mein (kind|sohn) ist (weg|verschwunden)|meine tochter ist (weg|verschwunden))\b/],
  ['es', 'suicide', /\b(suicidarme|matarme|quiero morir|no quiero vivir)\b/],
  ['es', 'unconscious', /\b(inconsciente|no respira|no despierta|socorro|auxilio|una ambulancia)\b/],
  ['es', 'chest-pain', /\b(infarto|dolor en el pecho|le duele el pecho)\b/],
  ['es', 'drowning', /\b(se ahoga|se esta ahogando|cayo al (agua|rio|canal))\b/],
  ['es', 'sexual-assault', /\b(me violo|violada|violaron|abuso sexual)\b/],
  ['es', 'fire', /\b(hay fuego|incendio|se quema)\b/],
  ['es', 'missing-child', /\b(no encuentro a mi (hijo|hija)|mi (hijo|hija) ha desaparecido)\b/],
  ['it', 'suicide', /\b(uccidermi|suicidarmi|voglio morire|farla finita)\b/],
  ['it', 'unconscious', /\b(svenuto|svenuta|incosciente|non respira|non si sveglia|aiuto|unambulanza)\b/],
  ['it', 'chest-pain', /\b(infarto|dolore al petto|male al petto)\b/],
  ['it', 'drowning', /\b(sta annegando|annega|cadut[oa] in acqua)\b/],
  ['it', 'sexual-assault', /\b(violentata|stuprata|stupro)\b/],
  ['it', 'fire', /\b(al fuoco|incendio|va a fuoco)\b/],
  ['it', 'missing-child', /\b(non trovo (piu )?mi[oa] (figlio|figlia|bambin[oa]))\b/],
];

/** Stands in where the trained weights can't be had: a careful list of words. What it does not hear, a line to 112 stands beside. */
export const wordReader: DangerReader = {
  read(text) {
    const words = wordsOf(text.slice(0, 6_000)).join(' ');
    const found = phrases.find(([, , pattern]) => pattern.test(words));
    return found
      ? { outcome: 'danger', kind: found[1], language: found[0], by: 'words' }
      : { outcome: 'none', language: 'en', by: 'words' };
  },
};
