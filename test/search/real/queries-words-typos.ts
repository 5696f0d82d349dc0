import type { RealQuery } from './rule.js';
import { ELEMENTARY, SUB_TEACHER, SUPPORT_STAFF, TO_FIFTH } from './word-patterns.js';

/** Misspellings as they happen in a hurry or by ear. */
export const TYPO_QUERIES: readonly RealQuery[] = [
  {
    kind: 'typo',
    text: 'kindergarden teacher',
    rule: {
      exact: [{ title: /kindergarten.*teacher|multi grade|kinder \//i, not: /para/i }],
      close: [
        { title: /kinder boost|^(?=.*teacher).*(1st grade|pre.?k\b|preschool)|1st grade$/i, not: /para/i },
        ELEMENTARY,
        TO_FIFTH,
        { title: /elementary.*K-4|K-4 teacher/i },
      ],
      marginal: [
        {
          title: /kindergarten|^(?=.*teacher).*([23](nd|rd) grade|second grade|2\/3|head start)|early head start edu/i,
        },
        SUB_TEACHER,
      ],
    },
  },
  {
    kind: 'typo',
    text: 'ocupational therapist',
    rule: {
      exact: [{ title: /occupational therapist/i, not: /assist/i }],
      close: [{ title: /occupational therapist/i }],
      marginal: [{ title: /OT\/PT|physical therap/i }],
    },
  },
  {
    kind: 'typo',
    text: 'princple high school',
    rule: {
      exact: [{ title: /high school.*principal|principal.*high school/i, not: /assistant|secretary|junior/i }],
      close: [
        { title: /K-12.*principal|administrative - principal|assistant (principal - senior|secondary principal)/i },
      ],
      marginal: [{ title: /principal/i, not: /secretary/i }],
    },
  },
  {
    kind: 'typo',
    text: 'soccer cosch',
    rule: {
      exact: [{ title: /soccer/i, not: /aide/i }],
      close: [{ title: /soccer|goalie/i }],
    },
  },
  {
    kind: 'typo',
    text: 'teachers aid',
    rule: {
      exact: [
        {
          title: /para.?(prof|educ)|\bpara\b|teacher aide|aide pool|elementary aide/i,
          not: /^sub|^SE |secretary|office|sp(ec|ed|ort)|resource|one-on|skills|coach|librar|media|langu|E[LS]L|care/i,
        },
        { title: /time aides/i },
      ],
      close: [SUPPORT_STAFF],
      marginal: [{ title: /education(al)? support|substitute support|daycare assist|permanent support/i }],
    },
  },
  {
    kind: 'typo',
    text: 'psycologist',
    rule: {
      exact: [{ title: /psych/i, not: /intern/i }],
      close: [{ title: /psych/i }],
      marginal: [{ title: /diagnostician|counselor|behavior analyst/i }],
    },
  },
  {
    kind: 'typo',
    text: 'atheletic director',
    rule: {
      exact: [{ title: /(athletic|activities) director/i, not: /assistant/i }],
      close: [{ title: /activities director|athletic coord|athletics and|^activities coord/i }],
      marginal: [{ title: /assistant - activities/i }],
    },
  },
  {
    kind: 'typo',
    text: 'spanish teahcer',
    rule: {
      exact: [{ title: /spanish/i, not: /dual|DLI|transl|interp/i }],
      close: [{ title: /spanish.*(dual|teacher)|DLI|dual.*spanish|foreign language teacher/i, not: /german/i }],
      marginal: [{ title: /french|german|spanish|dual language/i }, SUB_TEACHER],
    },
  },
  {
    kind: 'typo',
    text: 'maintanence worker',
    rule: {
      exact: [{ title: /maintenance (worker|tech|laborer)/i, not: /summer|technology/i }],
      close: [
        {
          title: /maintenance|facility tech|integrated trades|carpenter/i,
          not: /director|administrative|manager|superv/i,
        },
      ],
      marginal: [{ title: /m\w+ntenance (manager|superv)|grounds|custod|mower/i, not: /administrative/i }],
    },
  },
  {
    kind: 'typo',
    text: 'groundskeper',
    rule: {
      exact: [{ title: /grounds/i, not: /house/i }],
      close: [{ title: /mower|snow/i }],
      marginal: [{ title: /maintenance (worker|laborer|tech)|summer maint/i, not: /technology/i }],
    },
  },
];
