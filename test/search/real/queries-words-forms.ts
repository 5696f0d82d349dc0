import type { RealQuery } from './rule.js';
import {
  GENERAL_TEACHER,
  LONG_TERM,
  MATH,
  ONE_TO_ONE,
  PRINCIPAL,
  SCIENCE,
  SPECIAL_STAFF,
  SPECIAL_TEACHER,
  SUB_TEACHER,
  SUPPORT_STAFF,
} from './word-patterns.js';

/** Short forms, and words around the words that matter. */
export const FORM_QUERIES: readonly RealQuery[] = [
  {
    kind: 'abbreviation',
    text: 'slp',
    rule: {
      exact: [{ title: /speech.*(path|therap)/i, not: /assist|aide/i }],
      close: [{ title: /SLP|speech.*(patholog|assistant \()/i, not: /stipend/i }],
      marginal: [{ title: /speech assistant|communication (program|facil)/i }],
    },
  },
  {
    kind: 'abbreviation',
    text: 'vp',
    rule: {
      exact: [{ title: /assistant.*principal/i }],
      close: [{ title: /dean of/i }],
      marginal: [PRINCIPAL],
    },
  },
  {
    kind: 'abbreviation',
    text: 'pca',
    rule: {
      exact: [ONE_TO_ONE],
      close: [SPECIAL_STAFF],
      marginal: [SUPPORT_STAFF, { title: /1:1 /i }],
    },
  },
  {
    kind: 'abbreviation',
    text: 'para',
    rule: {
      exact: [
        {
          title: /para.?(prof|educ)|\bpara\b|aide pool|(teacher|education|ELL|elementary) aide|time aides/i,
          not: /^sub|secretary|front office|sports|bus|nutrition|transport/i,
        },
      ],
      close: [{ title: /\bparas?\b|para.?prof|para.?educ/i, not: /bus/i }, SUPPORT_STAFF],
      marginal: [
        { title: /education(al)? support|substitute support|bus monitor\/para|daycare assist|permanent support/i },
      ],
    },
  },
  {
    kind: 'abbreviation',
    text: 'ell',
    rule: {
      exact: [{ title: /\b(ELL|ESL|MLL)\b|english language (learn|\/|para)/i }],
      close: [{ title: /teacher - EL\b/i }],
      marginal: [{ title: /dual|DLI/i }],
    },
  },
  {
    kind: 'abbreviation',
    text: 'supt',
    rule: {
      exact: [{ title: /(district|-) superintendent/i }],
      close: [{ title: /assistant superintendent/i }],
    },
  },
  {
    kind: 'abbreviation',
    text: 'xc coach',
    rule: {
      exact: [{ title: /cross.country/i }],
      marginal: [{ title: /track.*coach|coach.*track|nordic/i }],
    },
  },
  {
    kind: 'abbreviation',
    text: 'SPED tchr',
    rule: {
      exact: [SPECIAL_TEACHER],
      close: [
        { title: /long.term.*(resource|special ed|daily living)|case manager|deaf.*special|teacher of the deaf/i },
      ],
      marginal: [SPECIAL_STAFF],
    },
  },
  {
    kind: 'filler',
    text: 'any openings for secretaries',
    rule: {
      exact: [{ title: /secretary/i, not: /substitute|summer/i }],
      close: [{ title: /secretary|administrative assistant|reception|office and records|front office/i }],
      marginal: [
        {
          title: /administrative (specialist|assis?tant|assitant)|registrar|executive assistant|clerk|office coord/i,
          not: /nurse|payroll/i,
        },
      ],
    },
  },
  {
    kind: 'filler',
    text: 'looking for a teaching job math',
    rule: {
      exact: [MATH],
      close: [{ title: /math.*intervention|math\)|teacher - math|gifted.*math|math.*gifted/i, not: /coach/i }],
      marginal: [
        { title: /\bmath\b|jump start/i, not: /aide/i },
        SCIENCE,
        { title: /computer science/i },
        SUB_TEACHER,
        GENERAL_TEACHER,
      ],
    },
  },
  {
    kind: 'filler',
    text: 'substitute teacher jobs near me',
    rule: {
      exact: [
        {
          title: /substitute.{0,3}teacher|guest teacher|building sub|daily assign|substitute - class|teacher subs/i,
          not: /cook|long.term|aide/i,
        },
      ],
      close: [
        LONG_TERM,
        { title: /^substit\w+$|all pos|need of sub|aid\/cook|\(permanent sub|\/sub\b|substitute support|sub teacher/i },
      ],
      marginal: [{ title: /classified sub|sub\w* para|substitute - head start/i }],
    },
  },
  {
    kind: 'filler',
    text: 'openings for track coach',
    rule: {
      exact: [{ title: /track/i, not: /aide/i }],
      close: [{ title: /track.*aide/i }],
      marginal: [{ title: /cross.country/i }],
    },
  },
];
