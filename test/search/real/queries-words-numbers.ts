import type { RealQuery } from './rule.js';
import {
  CUSTODIAN,
  ELEMENTARY,
  ONE_TO_ONE,
  SPECIAL_STAFF,
  SUB_TEACHER,
  SUPPORT_STAFF,
  TO_FIFTH,
} from './word-patterns.js';

/** Grades, shifts and ratios, and the circumstances of the work. */
export const NUMBER_QUERIES: readonly RealQuery[] = [
  {
    kind: 'number',
    text: '5th grade teacher',
    rule: {
      exact: [{ title: /5th grade/i, not: /long term|coach/i }],
      close: [
        { title: /long term sub 5th/i },
        { title: /^(?=.*teacher).*([46]th grade|grade 6|(fourth|sixth) grade)/i },
        ELEMENTARY,
        TO_FIFTH,
      ],
      marginal: [
        { title: /^(?=.*teacher).*([123](st|nd|rd) grade|second grade|2\/3|kindergarten|k-4)/i, not: /para/i },
        SUB_TEACHER,
      ],
    },
  },
  {
    kind: 'number',
    text: '1:1 aide',
    rule: {
      exact: [ONE_TO_ONE],
      close: [SPECIAL_STAFF],
      marginal: [SUPPORT_STAFF, { title: /1:1 /i }],
    },
  },
  {
    kind: 'number',
    text: 'k-3',
    rule: {
      exact: [
        {
          title: /K-3|kindergarten (class|teach)|\(kinder|kinder \/|2\/3|second grade|[123](st|nd|rd) grade/i,
          not: /para|coach|DLI/i,
        },
      ],
      close: [ELEMENTARY, TO_FIFTH, { title: /DLI|elementary.*K-4|K-4 teacher/i }],
      marginal: [{ title: /kinder|pre.?k\b|preschool|K-[458]|4th grade|fourth grade|early literacy/i, not: /MTSS/i }],
    },
  },
  {
    kind: 'number',
    text: 'sixth grade',
    rule: {
      exact: [{ title: /6th grade|grade 6|sixth grade/i, not: /coach/i }],
      close: [{ title: /5th grade|\(6-8\) title/i, not: /long term/i }, ELEMENTARY],
      marginal: [
        { title: /^(?=.*(teacher|social studies)).*(7th grade|6-8|4th grade|fourth grade|5th grade)/i, not: /coach/i },
        { title: /middle school.*teacher/i },
        SUB_TEACHER,
      ],
    },
  },
  {
    kind: 'number',
    text: '2nd shift custodian',
    rule: {
      exact: [{ title: /evening cust|custod.*3:00pm/i }],
      close: [
        { title: /custod/i, not: /sub|day|:[03]0am|kitchen|cook|nutrition|food|bus|sweeper|summer|superv\w+\/c/i },
      ],
      marginal: [CUSTODIAN],
    },
  },
  {
    kind: 'number',
    text: '7th grade volleyball',
    rule: {
      exact: [{ title: /7th.*volleyball/i }],
      close: [{ title: /\b(MS|JH|RSJH|TRMS|DMS|CYMS|middle|junior).*volleyball/i }],
      marginal: [{ title: /volleyball/i }],
    },
  },
  {
    kind: 'circumstance',
    text: 'night custodian',
    rule: {
      exact: [{ title: /(night|evening).*custod|custod.*(third shift|3:00pm)/i, not: /superv/i }],
      close: [
        { title: /custod/i, not: /sub|day|:[03]0am|kitchen|cook|nutrition|food|bus|sweeper|summer|superv\w+\/c/i },
      ],
      marginal: [CUSTODIAN],
    },
  },
  {
    kind: 'circumstance',
    text: 'online teacher',
    rule: {
      exact: [{ title: /virtual/i }],
      close: [{ title: /WYVA/i, not: /counselor/i }],
      marginal: [{ title: /\bteachers?\b|WYVA|social studies/i, not: /aide|para|tutor|coach/i }],
    },
  },
  {
    kind: 'circumstance',
    text: 'full time bus driver',
    rule: {
      exact: [{ title: /full.?time.*bus driver|bus driver.*full.?time/i, not: /sub/i }],
      close: [
        {
          title: /bust? (route )?driver|bus drivers and/i,
          not: /^sub|substitutes? (20|\()|^bus driver sub|permanent|part-time|scheduler|substitute teacher/i,
        },
      ],
      marginal: [{ title: /bus.*driv|route driver|transport driver|activity driver/i }],
    },
  },
  {
    kind: 'circumstance',
    text: 'permanent sub',
    rule: {
      exact: [{ title: /building sub|\(permanent sub|interventionist\/sub/i }],
      close: [{ title: /permanent sub|daily assignment|substitute support|long.?term/i }],
      marginal: [SUB_TEACHER, { title: /classified sub|sub\w* para|substitute - head start/i }],
    },
  },
  {
    kind: 'circumstance',
    text: 'summer school teacher',
    rule: {
      exact: [{ title: /summer (school|reading).*(teacher|intervention)|jump start/i }],
      marginal: [
        { title: /summer school|summer esy/i },
        { title: /\bteachers?\b/i, not: /aide|para|tutor|coach|sub/i },
      ],
    },
  },
  {
    kind: 'circumstance',
    text: 'part time kitchen help',
    rule: {
      exact: [{ title: /part.time.*(cafeter|cook|food)|cook.*part-time|(food|nutrition).*\b[34] hour/i }],
      close: [
        {
          title: /cafeter|food serv|nutrition|kitchen|\bcook|dishwash|prep tech|food (prep|spec)/i,
          not: /sub|director|superv|secretary|van driver|custod|wareh|summer/i,
        },
      ],
      marginal: [{ title: /food serv|nutrition|kitchen|cook|feeding/i, not: /director|secretary|van driver/i }],
    },
  },
];
