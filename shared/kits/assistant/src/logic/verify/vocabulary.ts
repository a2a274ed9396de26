import { stemOf } from './tokens';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemOf));

/** Units that a number is measured in: what they are compared in, and how many of it. Keys are stems. */
export const units: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  '€': ['EUR', 1],
  eur: ['EUR', 1],
  euro: ['EUR', 1],
  cent: ['EUR', 0.01],
  '£': ['GBP', 1],
  gbp: ['GBP', 1],
  pound: ['GBP', 1],
  quid: ['GBP', 1],
  $: ['USD', 1],
  usd: ['USD', 1],
  dollar: ['USD', 1],
  '¥': ['JPY', 1],
  yen: ['JPY', 1],
  chf: ['CHF', 1],
  franc: ['CHF', 1],
  min: ['min', 1],
  minute: ['min', 1],
  mn: ['min', 1],
  h: ['min', 60],
  hr: ['min', 60],
  hrs: ['min', 60],
  hour: ['min', 60],
  second: ['s', 1],
  sec: ['s', 1],
  m: ['m', 1],
  metre: ['m', 1],
  meter: ['m', 1],
  km: ['m', 1000],
  kilometre: ['m', 1000],
  kilometer: ['m', 1000],
  mile: ['mile', 1],
  cm: ['m', 0.01],
  centimetre: ['m', 0.01],
  mm: ['m', 0.001],
  '%': ['%', 1],
  percent: ['%', 1],
  '°': ['degree', 1],
  degree: ['degree', 1],
  kg: ['kg', 1],
  kilo: ['kg', 1],
  g: ['kg', 0.001],
  litre: ['litre', 1],
  hectare: ['hectare', 1],
  tonne: ['tonne', 1],
};

/** What is counted in a guide, so that three stops are not three changes. Keys are stems. */
export const countables: Readonly<Record<string, string>> = {
  stop: 'stop',
  station: 'station',
  change: 'change',
  transfer: 'change',
  interchange: 'change',
  line: 'line count',
  floor: 'floor',
  storey: 'floor',
  level: 'floor',
  room: 'room',
  stair: 'step',
  step: 'step',
  day: 'day',
  night: 'night',
  week: 'week',
  month: 'month',
  year: 'year',
  century: 'century',
  person: 'person',
  people: 'person',
  adult: 'adult',
  child: 'child',
  children: 'child',
  zone: 'zone',
  ticket: 'ticket',
  visit: 'visit',
  museum: 'museum',
  place: 'place',
  site: 'place',
  bridge: 'bridge',
  platform: 'platform',
  door: 'door',
  gate: 'gate',
  tree: 'tree',
  star: 'star',
  seat: 'seat',
  bed: 'bed',
  journey: 'journey',
  trip: 'trip',
};

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Words of numbers, from none to a hundred. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((ten, index) => [
    [ten, (index + 2) * 10] as [string, number],
    ...small.slice(1, 10).map((word, value): [string, number] => [`${ten}-${word}`, (index + 2) * 10 + value + 1]),
  ]),
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['dozen', 12],
  ['twice', 2],
  ['thrice', 3],
  ['double', 2],
  ['triple', 3],
]);

export const ordinalWords: ReadonlyMap<string, number> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);

/** Words that a name's parts are joined by; names are compared without them. */
export const joiners = listed(
  'de du des la le les sur en aux au a et of d l di del dello della dei degli delle dell il lo gli al alla e tou tis ton',
);

/** Capitalised words that any answer may hold; a city adds its own. */
export const allowedNames = listed(
  "i i'm i'll i'd i've english british european europe metro odysseus am pm ok hello tv wifi wi-fi no google",
);

/** Words that begin sentences without naming anything. */
export const commonWords = listed(`
a about above according across actually add adult after afterwards again age aim all allow almost along already also alternatively although always among an and another any anyone anything
anyway apart are around arrive as ask asked at available avoid away back bakery bar be because bed been before begin behind being below beside best better between beyond big bike boat book booking both
bring bus busy but buy by bye cafe call can cancel car card careful carry cash cathedral change cheaper cheapest check child children choose church city clean click climb close closed closing come coming consider
cost could count course cross cyclist daily day dear depending did different dinner direct do does doing door down dress drink drop due during each early earlier earliest eat eastern either else elsewhere
emergency end enjoy enough enter entrance entry even evening event every everyone everything exact except exit expect explore fair family fancy far fare fast fastest few final find fine first five follow following food for
four free frequent from full further garden gate general generally get give given glad go going good great group guide had half happy has have having he head help her here hi hide his hold hope hot hotel hour hours how however
if ignore in include including indoor inside instead into is it its it's itself journey june just keep keeping kid know large last late later latest lead leave leaving left less let let's lift light like line list live local look looking lunch main make
many market maybe may me meal mean meanwhile meet mid mind minute money month more morning most mostly much museum must my near nearby nearest nearly need neither never new next nice night no nobody none nor not note nothing now number
of off offer often okay old older on once one only open opened opening opens or order other others otherwise our out outdoor outside over overall own park part pass pay people perfect perhaps person photo pick place plan plenty please point police possible prefer price probably
public put queue quick quickest quiet quite rain rather reach read ready reduced regular remember rent reserve rest restaurant return ride right river room route safe same save say school sea season seat second see seen send senior service several shall she shop short shorter should show shut sight similar
simply since single sit site skip slightly slow small so some someone something sometimes somewhere soon sorry south spend square stair stand standard start station stay step still stop straight street student such sure swap swim table take taking taxi tell ten thank thanks that that's the their them then there there's therefore
these they thing think this those though three through thus ticket till time tip to today together toilet tomorrow tonight too total tour tower toward towards traffic train travel traveller trip try turn twice two typical typically under unfortunately unless unlike until up upstairs upper us use usual usually valid very via view village
visit visitor wait walk walking want warning was watch water way we wear weather week weekday weekend welcome well were western what whatever when where whether which while who whole why will windy with within without woman would wrong year yes yesterday yet you young younger your you're you'll
adding additional admission afternoon alone ahead buying crowd crowded cheap choosing doors hi hey inside instead north northern east southern west included reserved required wheelchair stroller pram tickets reservation reservations resident residents nationals nearby accessible access arrival departure
than front round long paid middle set past high nine eleven twelve twenty thirty forty fifty hundred third fourth century per rule holiday counter winter summer autumn spring noon midnight central double ordinary against breakfast
empty cut hear share whose real hardly air whoever cold fixed official notice refund wide served confirm confirmed true least themselves seldom goodbye fewer distance rare cloakroom luggage photograph passport telephone machine tram lift
escalator dog man men women drink wine bread coffee dinner page seller staff guard guide answer passage store mall apps app phone airport station taxis bakeries cinema kitchen concert service fine fines low lower lowest lie steep dark bright
fill found founded built opened reopened restored rebuilt named known called given made written painted carved thrown hung held kept led lined listed lit lost moved paved placed planted pulled put raised ran rise ring said sat sent spent
stood taken thirteen fourteen fifteen sixteen seventeen eighteen nineteen sixty seventy eighty ninety thousand million half third sunset sunrise daylight rainy sunny mild hottest coldest temperature high highs low lows degree event exhibition
shuttle coach wheelchairs prams bicycle scooter seats table bill tip service water jug menu dish meat fish cheese pastry ice cream vegetarian vegan gluten nut allergic kosher halal
`);

/** Words that deny. */
export const denials = listed(
  "not no never none nobody nothing neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't couldn't hasn't haven't hadn't mustn't needn't non",
);

/** What may be said of a place or denied of it: the reverse of what the guide says is no small slip. Keys are stems. */
export const predicates: Readonly<Record<string, string>> = {
  free: 'free',
  needed: 'needed',
  need: 'needed',
  required: 'needed',
  compulsory: 'needed',
  mandatory: 'needed',
  necessary: 'needed',
  obligatory: 'needed',
  allowed: 'allowed',
  permitted: 'allowed',
  forbidden: 'forbidden',
  prohibited: 'forbidden',
  banned: 'forbidden',
  accepted: 'accepted',
  accept: 'accepted',
  available: 'available',
  possible: 'possible',
  included: 'included',
  include: 'included',
  excluded: 'excluded',
  valid: 'valid',
  'step-free': 'step-free',
  accessible: 'accessible',
  suitable: 'suitable',
  safe: 'safe',
  dangerous: 'dangerous',
  legal: 'legal',
  illegal: 'illegal',
  refundable: 'refundable',
  recommended: 'recommended',
  worth: 'worth',
  lift: 'lift',
};
