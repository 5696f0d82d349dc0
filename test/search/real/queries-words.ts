import { FORM_QUERIES } from './queries-words-forms.js';
import { NUMBER_QUERIES } from './queries-words-numbers.js';
import { SYNONYM_QUERIES } from './queries-words-synonyms.js';
import { TYPO_QUERIES } from './queries-words-typos.js';
import type { RealQuery } from './rule.js';
import {
  GENERAL_TEACHER,
  LONG_TERM,
  MATH,
  SCIENCE,
  SPECIAL_STAFF,
  SUB_TEACHER,
  SUPPORT_STAFF,
} from './word-patterns.js';

/** Queries that depend on words only; written and graded before looking at the vocabulary of the search. */
export const WORD_QUERIES: readonly RealQuery[] = [
  {
    kind: 'plain',
    text: 'school nurse',
    rule: {
      exact: [{ title: /\bnurse\b/i, not: /substitute|clerk/i }],
      close: [{ title: /substitute.*nurse/i }],
      marginal: [{ title: /nurse clerk|health manager|first aid/i }],
    },
  },
  {
    kind: 'plain',
    text: 'mechanic',
    rule: {
      exact: [{ title: /mechanic/i, not: /substitute/i }],
      close: [{ title: /mechanic/i }],
      marginal: [{ title: /maintenance (tech|worker|laborer)|facility tech\w* - integrated/i, not: /technology/i }],
    },
  },
  {
    kind: 'plain',
    text: 'Social Worker',
    rule: {
      exact: [{ title: /social worker/i }],
      marginal: [
        { title: /counselor|psych|advocate|community liaison|family resource|mental health/i },
        { title: /student (support|assistance) specialist/i },
      ],
    },
  },
  {
    kind: 'plain',
    text: 'science teacher',
    rule: {
      exact: [SCIENCE],
      close: [{ title: /\bSTEA?M\b/i }],
      marginal: [
        { title: /science.*intern\b|aerospace science|computer science/i },
        MATH,
        GENERAL_TEACHER,
        SUB_TEACHER,
      ],
    },
  },
  {
    kind: 'plain',
    text: 'guidance counselor',
    rule: {
      exact: [{ title: /counselor/i, not: /social worker|special education/i }],
      close: [{ title: /counselor/i }],
      marginal: [{ title: /psych|college selection|career coordinator/i }],
    },
  },
  {
    kind: 'plain',
    text: 'elementary principal',
    rule: {
      exact: [{ title: /(elementary|primary).*principal|principal.*elementary/i, not: /assistant|secretary/i }],
      close: [
        {
          title: /assistant.*elementary|K-12.*principal|administrative - principal/i,
          not: /administrative assistant/i,
        },
      ],
      marginal: [{ title: /principal/i, not: /secretary/i }],
    },
  },
  {
    kind: 'specific',
    text: 'girls basketball coach',
    rule: {
      exact: [{ title: /girls.*(basketball|bball)/i, not: /aide/i }],
      close: [{ title: /girls.*basketball/i }, { title: /basketball.*coach/i, not: /boys|aide/i }],
      marginal: [{ title: /basketball/i }],
    },
  },
  {
    kind: 'specific',
    text: 'welding instructor',
    rule: {
      exact: [{ title: /welding/i }],
      close: [{ title: /industrial arts|education teacher: construction|manufacturing/i }],
      marginal: [{ title: /agricultur/i }],
    },
  },
  {
    kind: 'specific',
    text: 'life skills aide',
    rule: {
      exact: [{ title: /life skills.*para|para.*life skills/i }],
      close: [SPECIAL_STAFF],
      marginal: [SUPPORT_STAFF, { title: /(life|living) skills/i }],
    },
  },
  {
    kind: 'specific',
    text: 'sign language interpreter',
    rule: {
      exact: [{ title: /interpreter.*(deaf|sign|hearing)|(deaf|sign language) interpreter/i }],
      close: [{ title: /^interpreter$|education assistant - hearing/i }],
      marginal: [{ title: /int(er|re)preter|translator|deaf/i }],
    },
  },
  {
    kind: 'specific',
    text: 'middle school social studies teacher',
    rule: {
      exact: [{ title: /(middle|jr\.? high|CMS|6.8).*social studies|social studies.*6.8/i, not: /virtual/i }],
      close: [{ title: /social studies|geography teacher/i, not: /coach/i }],
      marginal: [{ title: /social studies/i }, SUB_TEACHER, GENERAL_TEACHER],
    },
  },
  {
    kind: 'specific',
    text: 'long term sub elementary',
    rule: {
      exact: [{ title: /elementary.*long-term|long term sub 5th|early literacy.*long-term/i }],
      close: [
        { title: /long.?term/i, not: /math|family|secondary/i },
        { title: /permanent building sub.*elementary/i },
      ],
      marginal: [LONG_TERM, SUB_TEACHER, { title: /(elementary|grade).*only/i, not: /para|tutor|support/i }],
    },
  },
  {
    kind: 'specific',
    text: 'teacher art elementary',
    rule: {
      exact: [{ title: /elem\w+ art teacher|K-12 art/i }],
      close: [{ title: /\bart\b/i, not: /performing/i }],
      marginal: [{ title: /fine arts/i }, SUB_TEACHER],
    },
  },
  {
    kind: 'specific',
    text: 'head football coach',
    rule: {
      exact: [{ title: /(head|lead).*football|football.*(head|lead)/i }],
      close: [{ title: /football/i, not: /assist|aide?\b/i }],
      marginal: [{ title: /football|^head coach - junior high/i }],
    },
  },
  {
    kind: 'specific',
    text: 'HVAC technician',
    rule: {
      exact: [{ title: /hvac/i }],
      close: [{ title: /maintenance tech|integrated trades|plumbing/i, not: /technology/i }],
      marginal: [{ title: /maintenance|carpenter/i, not: /director|administrative|custodial$/i }],
    },
  },
  {
    kind: 'specific',
    text: 'library aide',
    rule: {
      exact: [{ title: /(library|media).*(para|technician)|para.*library|aide.*library/i }],
      close: [{ title: /^library$/i }],
      marginal: [{ title: /librar|media specialist/i }, SUPPORT_STAFF],
    },
  },
  {
    kind: 'specific',
    text: 'human resources director',
    rule: {
      exact: [{ title: /^executive director of human/i }],
      close: [{ title: /director of human|instruction and personnel/i }],
      marginal: [{ title: /human resources/i }],
    },
  },
  {
    kind: 'specific',
    text: 'payroll clerk',
    rule: {
      exact: [{ title: /payroll/i, not: /generalist/i }],
      close: [{ title: /payroll|finance clerk|accounting|accounts|business services/i, not: /manager/i }],
      marginal: [{ title: /accountant|grants manager|business office|human resources.*specialist/i }],
    },
  },
  ...SYNONYM_QUERIES,
  ...FORM_QUERIES,
  ...NUMBER_QUERIES,
  ...TYPO_QUERIES,
];
