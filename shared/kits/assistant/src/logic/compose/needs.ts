import type { BlockSubject, HelpKind } from '@odysseus/model';

export interface Need {
  /** Words and phrases that tell it. */
  readonly says: readonly string[];
  /** What tells it without such words. */
  readonly also?: RegExp;
  /** Whether its words are those of visits too: beside a sight they count only where somebody is in danger. */
  readonly ambiguous?: true;
  /** Whether one asks for it rather than tells it: 'where is a pharmacy?' */
  readonly service?: true;
  /** What the numbers are for, in the order in which they are said. */
  readonly numbers: readonly HelpKind[];
  /** What the steps to take are of. */
  readonly steps?: BlockSubject;
  /** Tag of places that help. */
  readonly places?: string;
}

/** Something that nobody should have in them. */
const swallowed =
  /\b(drank|drunk|drink|drinks|ate|eaten|eats|swallows?|swallowed|inhaled|licked|took)\b.*\b(bleach|cleaning|cleaner|detergents?|soap|shampoo|perfume|battery|batteries|chemicals?|mushrooms?|berries|pills|tablets|medicines?|chlorine|white spirit|petrol|disinfectant|nail polish|pesticide|liquid from|capsules?|dishwasher|washing)\b|\bate something (bad and|wild)\b/;

const child = '(?:child|children|son|sons|daughter|daughters|boy|boys|girl|girls|baby|toddler)';
/** 'We can't find our little girl', 'my 5 year old son has disappeared', but not 'I lost my son's passport'. */
const missingChild = new RegExp(
  `\\b(?:lost|lose|not find|not see|separated from|looking for) (?:sight of )?(?:my|our|a|his|her|their) (?:\\w+ ){0,3}${child}\\b(?! (?:passport|phone|bag|backpack|toy|ticket|shoe|shoes|jacket|coat|hat|card|pram|stroller|friendly)\\b)|\\b(?:my|our|a|the) (?:\\w+ ){0,3}${child} (?:\\w+ )?(?:is|are|has|have|went|got|gets|ran|just|was)? ?(?:\\w+ )?(?:missing|disappeared|vanished|lost|gone|run off|ran off|ran away|run away|been taken|kidnapped)\\b(?! (?:to|a|an|the|my|our|his|her|their|in love)\\b)`,
);

/** What somebody may need, from the gravest to the least: the first that is told counts. */
export const needs: readonly Need[] = [
  {
    says: ['suicide', 'suicidal', 'kill myself', 'end my life', 'want to die', 'hurt myself'],
    numbers: ['suicide', 'ambulance', 'listening'],
  },
  {
    says: ['rape', 'raped', 'sexual assault', 'sexually assaulted', 'groped'],
    numbers: ['police', 'violence', 'text'],
    steps: 'sexual-assault',
  },
  {
    says: [
      'heart attack',
      'chest pain',
      'chest pains',
      'pain in my chest',
      'pain in his chest',
      'pain in her chest',
      'chest hurts',
      'can not breathe',
      'not breathe',
      'not breathing',
      'not wake up',
      'unconscious',
      'bleeding',
      'stroke',
      'collapsed',
      'fainted',
      'seizure',
      'ambulance',
      'overdose',
      'choking',
      'dying',
      'drowning',
      'severe',
      'allergic reaction',
      'anaphylactic',
      'broken leg',
      'broken arm',
      'accident',
      'hit by',
      'burned',
      'passed out',
    ],
    numbers: ['ambulance', 'any'],
    steps: 'illness',
    places: 'hospital',
  },
  {
    says: [
      'swallowed',
      'drank bleach',
      'drunk bleach',
      'ate a mushroom',
      'bleach',
      'poison',
      'poisoned',
      'poisoning',
      'poisonous',
      'toxic',
    ],
    also: swallowed,
    numbers: ['poison', 'ambulance'],
  },
  {
    says: ['fire', 'gas leak', 'smell of gas', 'smell gas', 'smoke', 'burning'],
    ambiguous: true,
    numbers: ['fire', 'any'],
  },
  {
    says: ['bomb', 'shooting', 'terror', 'terrorist', 'explosion'],
    ambiguous: true,
    numbers: ['any', 'police', 'text'],
    steps: 'attack',
  },
  {
    says: [
      'lost my child',
      'find my child',
      'child is missing',
      'missing child',
      'child is lost',
      'lost child',
      'lost children',
      'child gets lost',
      'child disappeared',
      'kidnapped',
    ],
    also: missingChild,
    numbers: ['police', 'any', 'missing-child'],
    steps: 'lost-child',
  },
  {
    says: [
      'attacked',
      'assaulted',
      'assault',
      'mugged',
      'stabbed',
      'being followed',
      'following me',
      'threatened',
      'in danger',
      'harassed',
      'harassing',
      'robbed at',
      'knife',
    ],
    numbers: ['police', 'any', 'text', 'transport'],
  },
  { says: ['passport'], numbers: [], steps: 'lost-passport', places: 'embassy' },
  // No card is in it: what to do comes first.
  {
    says: ['lost my phone', 'phone is gone', 'lost my laptop', 'lost my camera'],
    also: /\b(?:phone|mobile|laptop|tablet|camera)\b (?:\w+ ){0,3}(?:stolen|stole|snatched|nicked|robbed)\b|\b(?:stole|took|snatched|nicked|grabbed) (?:my|our|his|her|their) (?:\w+ )?(?:phone|mobile|laptop|tablet|camera)\b/,
    numbers: [],
    steps: 'theft',
    places: 'police',
  },
  {
    says: [
      'stolen',
      'stole',
      'robbed',
      'pickpocketed',
      'theft',
      'thief',
      'lost my wallet',
      'lost my bag',
      'lost my card',
      'lost my purse',
      'lost my credit card',
      'wallet is gone',
      'bag is gone',
      'snatched',
      'been robbed',
    ],
    numbers: ['cards'],
    steps: 'theft',
    places: 'police',
  },
  {
    says: ['arrested', 'arrest', 'detained', 'police custody', 'stopped by police', 'stopped by the police'],
    numbers: [],
    steps: 'arrest',
  },
  { says: ['toothache', 'dentist', 'tooth', 'dental'], service: true, numbers: ['dentist'], places: 'dentist' },
  {
    says: ['hospital', 'emergency room', 'a and e', 'casualty'],
    service: true,
    numbers: ['ambulance', 'any'],
    places: 'hospital',
  },
  {
    says: ['pharmacy', 'chemist', 'drugstore', 'medicine', 'pharmacies', 'painkiller', 'painkillers'],
    service: true,
    numbers: ['pharmacy'],
    places: 'pharmacy',
  },
  {
    says: [
      'doctor',
      'sick',
      'fever',
      'vomiting',
      'i am ill',
      'is ill',
      'feel ill',
      'feeling ill',
      'hurt',
      'injured',
      'injury',
      'sprained',
      'ear infection',
      'food poisoning',
    ],
    service: true,
    numbers: ['doctor', 'ambulance'],
    steps: 'illness',
    places: 'doctor',
  },
  { says: ['embassy', 'consulate'], service: true, numbers: [], places: 'embassy' },
  {
    says: ['police station', 'police stations', 'nearest police'],
    service: true,
    numbers: ['police'],
    places: 'police',
  },
  {
    says: [
      'emergency',
      'emergencies',
      'police number',
      'call the police',
      'call police',
      'number of the police',
      'sos',
      '112',
      '911',
      '999',
      'need help urgently',
      'urgent',
    ],
    service: true,
    numbers: ['any', 'ambulance', 'police', 'fire', 'text'],
  },
];

/** Every word of them, for the speller: none may be taken for a mistyped word of a visit. */
export const needWords: readonly string[] = [
  ...new Set(
    needs.flatMap(({ says, also }) => [
      ...says.flatMap((text) => text.split(' ')),
      ...(also?.source.match(/[a-z]{4,}/g) ?? []),
    ]),
  ),
];
