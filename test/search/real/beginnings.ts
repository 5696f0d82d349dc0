/** The start of a search: any of `expected` is among the first five suggestions, and none of `never` anywhere. */
export interface Beginning {
  text: string;
  expected: readonly RegExp[];
  never?: readonly RegExp[];
}

const CODE = /\[ ?[a-z]{1,3}\d+/i;
const COUNT = /\(\d+\)/;
const YEAR = /\b20\d\d\b|\b2\d ?[-/–] ?2\d\b/;
const FILE = /\.docx/i;

export const BEGINNINGS: readonly Beginning[] = [
  { text: 'kinder', expected: [/kindergarten/i], never: [YEAR, CODE] },
  { text: 'nur', expected: [/\bnurse\b/i], never: [YEAR] },
  { text: 'kindergarden', expected: [/kindergarten/i], never: [YEAR, CODE] },
  { text: 'secratary', expected: [/\bsecretary\b/i] },
  { text: 'math te', expected: [/\bmath\w*\b.*teacher|teacher.*\bmath/i], never: [CODE, COUNT, YEAR] },
  { text: 'special ed', expected: [/special education/i], never: [CODE, COUNT, YEAR] },
  { text: 'slp', expected: [/speech.*(language|patholog|therap)/i, /\bslp\b/i], never: [YEAR] },
  { text: 'gym t', expected: [/physical ed/i, /\bp\.?e\.? teacher/i, /gym teacher/i] },
  { text: 'harris', expected: [/harrisburg/i] },
  { text: 'allent', expected: [/allentown/i] },
  { text: 'para pitts', expected: [/\bpara.*pittsburgh|pittsburgh.*\bpara/i, /\baides?\b.*pittsburgh/i] },
  { text: 'custodian lan', expected: [/custod\w+.*\b(lancaster|lansdale|landisville|langhorne|lansdowne)/i] },
  { text: 'central dau', expected: [/central dauphin/i] },
  { text: 'york cou', expected: [/\byork (county|co\b)/i] },
  { text: 'cu', expected: [/\bcustod/i], never: [CODE, COUNT] },
  { text: 'lunch', expected: [/cafeteria|food service|lunch|kitchen|nutrition serv/i], never: [YEAR, COUNT] },
  { text: 'intermediate', expected: [/intermediate unit/i] },
  { text: 'bus dr', expected: [/\bbus driver/i], never: [FILE, CODE, YEAR, COUNT] },
  { text: 'school district of phil', expected: [/philadelphia.*school district|school district of philadelphia/i] },
  { text: 'iu 1', expected: [/intermediate unit 1\d?\b/i, /\biu ?1\d?\b/i] },
  { text: 'social st', expected: [/social studies/i], never: [CODE, YEAR] },
  { text: 'assistant prin', expected: [/assistant principal/i], never: [CODE, YEAR] },
  { text: 'vice prin', expected: [/assistant principal|vice principal/i], never: [CODE, YEAR] },
  { text: 'paraproff', expected: [/paraprofessional/i], never: [CODE, COUNT, FILE] },
  { text: 'substitute t', expected: [/substitute teacher/i], never: [YEAR, CODE] },
  { text: 'music te', expected: [/music teacher|teacher.*music/i], never: [COUNT, CODE, YEAR] },
  { text: 'teacher har', expected: [/teacher.*\bhar(risburg|bor ?creek|mony|leysville|rison)|harrisburg.*teacher/i] },
  { text: 'nurse phil', expected: [/\bnurses?\b.*philadelphia|philadelphia.*\bnurse/i] },
  { text: 'lackaw', expected: [/lackawanna/i] },
  { text: 'scranton sch', expected: [/scranton school district/i] },
  { text: 'mt leb', expected: [/\b(mt\.?|mount) lebanon/i] },
  { text: 'pittsburgh pub', expected: [/pittsburgh (school district|public schools)/i] },
  { text: 'speech', expected: [/speech.*(language|patholog|therap)/i], never: [YEAR] },
  { text: 'custod', expected: [/\bcustod/i], never: [CODE, COUNT, YEAR, FILE] },
  { text: 'supt', expected: [/superintendent/i] },
  { text: 'head foot', expected: [/head\b.*football|football\b.*head/i], never: [YEAR] },
  { text: '1st gr', expected: [/\b(1st|first) grade/i], never: [CODE, YEAR] },
  { text: 'para', expected: [/\bpara ?-?(professional|educator)/i, /^para$/i], never: [CODE, COUNT, YEAR, FILE] },
  { text: 'pitsb', expected: [/pittsburgh/i] },
  { text: 'wilkes', expected: [/wilkes[- ]barre/i] },
  { text: 'state col', expected: [/state college/i] },
  { text: 'capital area int', expected: [/capital area intermediate unit/i] },
  { text: 'bus driver yor', expected: [/bus driver.*\byork\b|\byork\b.*bus driver/i], never: [/new york/i] },
  { text: '7th grade l', expected: [/7th grade language arts|language arts.*7th grade/i], never: [CODE] },
  { text: 'girls bask', expected: [/girls'?.*basketball|basketball.*girls/i], never: [YEAR] },
  { text: 'cafet', expected: [/cafeteria/i], never: [YEAR] },
  { text: 'sped te', expected: [/(special ed\w*|sped)\b.*teacher|teacher.*(special ed|sped)/i], never: [CODE, YEAR] },
  { text: 'custodial g', expected: [/custodial\b.*\bgeneral/i, /\bcustodian\b/i], never: [CODE, COUNT] },
  { text: 'guidance c', expected: [/counselor/i] },
  { text: 'groundsk', expected: [/groundskeep/i], never: [FILE] },
];
