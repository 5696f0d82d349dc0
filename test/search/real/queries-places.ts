import type { RealQuery, TitleRule, Where } from './rule.js';

const ANYTHING: TitleRule = { exact: [{}] };
const TEACHER: TitleRule = {
  exact: [
    { title: /teacher(s|\(s\))?\b|\beducators\b/i, not: /sub|aide|term|tutor|direct|stipend|coach|lego|guest/i },
    { position: /^Teach.*(Art|Span|Soc|Math|Health)/, title: /^(span|6-8|social|art|mid|k-12|physical|secondary m)/i },
    { title: /jrotc|^earth sci|^language arts$|^cte|ial arts|band (pos|teach)|1st grade$|co-teacher/i },
  ],
  close: [
    { title: /teacher|long.term sub|special education specialist|case manager|exceptional child/i, not: /r aide/i },
    { title: /interventionist|(reading|literacy|music|media|math.*) specialist|building sub|daily ass|- classroom/i },
  ],
  marginal: [{ title: /para[ -]?(prof|educ)|\bpara\b|education supp|teacher aide|tutor|instructional (coach|fac)/i }],
};
const AIDE: TitleRule = {
  exact: [
    { title: /\bpara\b|para[ -]?(prof|educ)/i, not: /\bsub(st\w*)?\b|secretary|front office|bus monitor|job coach/i },
    { title: /(teacher|education|ell|elementary|certified) aide|aide pool|building aide|education assistant/i },
  ],
  close: [
    { title: /education(al)? support|\bpara\b|para[ -]?(prof|educ)|support personnel|teacher\/aid/i },
    { title: /bus (aid|assist)|transportation aide|daycare a|child care a/i },
  ],
  marginal: [{ title: /\b(aide?s?|tutor)\b|classified sub|transport\w* ass/i }],
};
const CUSTODIAN: TitleRule = {
  exact: [{ title: /custod/i, not: /\bsub|food|kitch|cook|bus|nutri|ce super|n supervisor|sweeper|summer|tempor/i }],
  close: [{ title: /custod/i }],
  marginal: [
    { position: /Maintenance|Groundskeeper|Custodian/, not: /administrative|director/i },
    { title: /house cleaning|snow removal|facility tech/i },
  ],
};
const COACH: TitleRule = {
  exact: [
    { title: /coach/i, position: /Coach$/, not: /instruct|academic|job|facilit|drama|debate|aide|marching|volunteer/i },
    { title: /junior high boys basketball|assistant middle school girls basketball/i },
  ],
  close: [
    { title: /(ball|wrest\w+|soccer|track|field|swimming) aide?\b|coach aide|volunteer|debate\)? coach/i },
    { title: /drama coach|cheer|\(marching band\)/i },
  ],
  marginal: [{ title: /coach|athletic|activities (dir|coord)|advisor|sponsor|marching/i, not: /family resource/i }],
};
const ELEMENTARY: TitleRule = {
  exact: [
    {
      title: /elem|grade|kinder/i,
      position: /^T.*(Elem|Car)/,
      not: /\bpe\b|int|noon|liais|boost|case|title|steam|6-8/i,
    },
    { title: /(evansville|slack|story|rural|fourth|sixth|lincoln).*teacher|1st grade$/i, position: /^T.*Elementary/ },
  ],
  close: [
    { position: /^T.*Elementary/, not: /noon|liaison|manager|\bpe\b|boost/i },
    { title: /sub 5th|elementary teachers and|teacher dli|park class|spanish dual|^classroom teacher$/i },
  ],
  marginal: [
    { title: /elem\w+ .*(teacher|music)|pre.*teacher|k-6 phys|music.*k-3|literacy.*elem|k-5 read/i },
    { title: /teacher.*elem|\.2 fte|boost|summer school t/i },
  ],
};
const MATH: TitleRule = {
  exact: [{ title: /math/i, not: /coach|facilit|spec|interven|\bsub|aide|gifted|jump/i }],
  close: [{ title: /math/i, not: /coach|facilitator|aide/i }],
  marginal: [{ title: /math|science.*teach|teach.*science|high school teacher-/i, not: /consumer|aide/i }],
};
const BUS_DRIVER: TitleRule = {
  exact: [{ title: /bust? (route )?driver/i, not: /^(sub|perm)|\(cdl|r subs|r trainer$|sched|custod|nent sub|aid\//i }],
  close: [{ title: /bust? driv|bus\/activity|(route|transport|activity|van) driver/i, not: /scheduler|aid\//i }],
  marginal: [{ title: /\bbus|transportation|dispatch/i, not: /business|director|teacher bus/i }],
};
const SECRETARY: TitleRule = {
  exact: [{ title: /secretary/i, not: /substitute|summer/i }],
  close: [{ title: /secretary|(admin\w+|executive) assistant|reception|front office|registrar|records/i }],
  marginal: [{ title: /clerk|business office|administrative (spec|ass)|office ass/i, not: /nurse/i }],
};
const CAFETERIA: TitleRule = {
  exact: [
    { title: /cafeteria|kitchen aid|dishwasher|food (prep|spec)|cooks h|prep tech/i, not: /personnel|custod|sub/i },
    { title: /food serv|nutrition\w* ser/i, not: /super|direct|sub|custod|ware|secretary|summer|lead/i },
  ],
  close: [
    { position: /Food Service|Cook/, not: /supervisor|director|warehouse|secretary/i },
    { title: /kitchen ?sub|cooks h/i },
  ],
  marginal: [{ title: /food|nutrition|noon duty|kitchen/i, not: /van/i }],
};
const SUBSTITUTE: TitleRule = {
  exact: [
    { title: /sub\w* ?-? ?teacher(?!\/| aide)|guest|building sub|daily ass|teacher subs|e - class/i, not: /term/i },
  ],
  close: [{ title: /term.*sub|sub.*term|^subst\w+$|all pos|in need of|substitute supp|nent sub\w+\)|ist\/sub/i }],
  marginal: [{ title: /\bsub(st\w+)? .*(para|pos|start|school y)|daycare.*sub|r\/aid/i, not: /bus|cust|cook|nur/i }],
};
const NURSE: TitleRule = {
  exact: [{ title: /nurse/i, not: /substitute|clerk/i }],
  close: [{ title: /nurse/i, not: /clerk/i }],
  marginal: [{ title: /nurse|first aid safety/i }],
};
const SPEECH: TitleRule = {
  exact: [{ title: /speech.*path|speech therap/i, not: /assist|aide|summer/i }],
  close: [{ title: /speech.*path|slp/i }],
  marginal: [{ title: /speech assistant|sensory comm|(occup|physical).*therapist/i }],
};
const MUSIC: TitleRule = {
  exact: [{ title: /music|choir|orchestra/i, not: /director|producer|theatre|sub|specialist/i }],
  close: [{ title: /band (teacher|pos)|music|orchestra/i, not: /director –|head musical|producer/i }],
  marginal: [{ title: /music|\bband\b|accompanist/i, not: /aide/i }],
};
const SOCIAL: TitleRule = {
  exact: [{ title: /social studies/i, not: /coach|gifted/i }],
  close: [{ title: /social studies|geography/i, not: /coach/i }],
  marginal: [{ title: /social studies|high school teacher-|(english|language arts) (class\w+ )?teacher/i }],
};
const PE: TitleRule = {
  exact: [{ title: /\bpe\b|p\.e\.|physical ed/i, not: /para|adaptive|jump/i }],
  close: [{ title: /\(adaptive pe\)|health\/interv/i }],
  marginal: [{ title: /\bpe\b|physical ed|aqua inst|weight room/i }],
};
const SPED: TitleRule = {
  exact: [{ position: /Special Education$/, not: /direct|super|coord|human|manager|deaf/i }],
  close: [{ title: /deaf.*(teach|ed)|teacher of|manager.*sped|case man|super\w+\/t|sub.*(special ed|resource|livi)/i }],
  marginal: [{ title: /(sped|special (ed|needs|pro)|resource room|life skills).*(para|aide|site|dir|assist)/i }],
};
const MAINTENANCE: TitleRule = {
  exact: [{ title: /maint|carp|plumb|integrated tr/i, not: /custod|admin|direct|summer|y\/|hvac|super|manager/i }],
  close: [{ title: /maint|hvac|painter|mower/i, not: /administrative|director/i }],
  marginal: [{ title: /ground|custod|facilit(y|ies) (tech|man)|maint.*direct|mechanic|electronics|snow/i }],
};
const HIGH_SCHOOL_ENGLISH: TitleRule = {
  exact: [{ title: /(hs|high|secondary).*(english|ela\b|guage arts)|english.*high/i, not: /para|jun|mid|learn|jump/i }],
  close: [{ title: /^english teacher|^language arts$|support services language/i }],
  marginal: [{ title: /english|\bela\b|language arts/i, not: /para|learn|sub|dual|jump|immersion/i }],
};

const place = (text: string, rule: TitleRule, where: Where): RealQuery => ({
  kind: 'place',
  text,
  rule,
  where,
});

const employer = (text: string, rule: TitleRule, where: string | number): RealQuery => ({
  kind: 'employer',
  text,
  rule,
  where: typeof where === 'number' ? { iu: where } : { organization: where },
});

export const PLACE_QUERIES: readonly RealQuery[] = [
  place('math teacher harrisburg', MATH, { city: 'Harrisburg' }),
  place('custodian near 17401', CUSTODIAN, { zip: '17401' }),
  employer('school district of lancaster teacher', TEACHER, 'Lancaster School District'),
  place('delco para', AIDE, { county: 'Delaware' }),
  place('bus driver pgh', BUS_DRIVER, { city: 'Pittsburgh' }),
  employer('pittsburgh public schools paraprofessional', AIDE, 'Pittsburgh School District'),
  place('teacher in york county', TEACHER, { county: 'York' }),
  place('aide within 10 miles of lancaster', AIDE, { city: 'Lancaster', miles: 10 }),
  employer('mt lebanon teacher', TEACHER, 'Mt Lebanon School District'),
  place('reading secretary', SECRETARY, { city: 'Reading' }),
  place('media cafeteria worker', CAFETERIA, { city: 'Media' }),
  employer('IU 13 aide', AIDE, 13),
  place('substitute teacher scranton', SUBSTITUTE, { city: 'Scranton' }),
  place('philly school nurse', NURSE, { city: 'Philadelphia' }),
  employer('central dauphin jobs', ANYTHING, 'Central Dauphin School District'),
  place('camp hill elementary teacher', ELEMENTARY, { city: 'Camp Hill' }),
  place('bethel park custodian', CUSTODIAN, { city: 'Bethel Park' }),
  employer('coach cumberland valley school district', COACH, 'Cumberland Valley School District'),
  place('elementary teacher 20 mi from reading', ELEMENTARY, { city: 'Reading', miles: 20 }),
  place('coach around erie', COACH, { city: 'Erie' }),
  employer('scasd para', AIDE, 'State College Area School District'),
  place('speech therapist nepa', SPEECH, { region: 'Northeast' }),
  place('state college coach', COACH, { city: 'State College' }),
  employer('philly public schools teacher', TEACHER, 'Philadelphia City School District'),
  place('social studies teacher carlisle pa', SOCIAL, { city: 'Carlisle' }),
  place('cumberland county music teacher', MUSIC, { county: 'Cumberland' }),
  employer('reading school district aide', AIDE, 'Reading School District'),
  place('dallas gym teacher', PE, { city: 'Dallas' }),
  place('elizabeth pa sped teacher', SPED, { city: 'Elizabeth' }),
  employer('red lion area school district', ANYTHING, 'Red Lion Area School District'),
  place('19601 maintenance', MAINTENANCE, { zip: '19601' }),
  place('allentown high school english teacher', HIGH_SCHOOL_ENGLISH, { city: 'Allentown' }),
  employer('capital area iu special ed', SPED, 15),
  place('natrona heights teacher aide', AIDE, { city: 'Natrona Heights' }),
  place('substitute philidelphia', SUBSTITUTE, { city: 'Philadelphia' }),
  employer('abington heights teacher', TEACHER, 'Abington Heights School District'),
];
