import type { RealQuery } from './rule.js';
import { PRINCIPAL, SPECIAL_STAFF, SPECIAL_TEACHER, SUB_TEACHER } from './word-patterns.js';

/** Everyday words and terms of Pennsylvania for what titles call otherwise. */
export const SYNONYM_QUERIES: readonly RealQuery[] = [
  {
    kind: 'synonym',
    text: 'gym teacher',
    rule: {
      exact: [{ title: /physical ed|\bp\.?e\.?\b/i, not: /para|adaptive|jump start/i }],
      close: [{ title: /adaptive pe/i }],
      marginal: [
        { title: /physical education para|health\/intervention|jump start|weight room|aqua instructor/i },
        SUB_TEACHER,
      ],
    },
  },
  {
    kind: 'synonym',
    text: 'head of school',
    rule: {
      exact: [PRINCIPAL],
      close: [{ title: /program director - lowell/i }],
      marginal: [{ title: /principal|superintendent/i, not: /secretary|executive assistant/i }],
    },
  },
  {
    kind: 'synonym',
    text: 'emotional support',
    rule: {
      exact: [{ title: /emotional|\bED skills|teacher.*\b(behavior|BSP)|behavior lab/i }],
      close: [{ title: /behavior/i, not: /substitute|analyst/i }],
      marginal: [
        { title: /behavior|student support specialist|counselor|social worker/i },
        SPECIAL_TEACHER,
        SPECIAL_STAFF,
      ],
    },
  },
  {
    kind: 'synonym',
    text: 'lunch lady',
    rule: {
      exact: [
        {
          title: /food (serv|prep|spec)|cafeter\w+ [tspw]|nutrition\w* serv\w+ [afw]|kitchen aid|cooks helper/i,
          not: /sub|summer|director|superv|wareh|custod|support|lead/i,
        },
      ],
      close: [
        {
          title: /cafeter|food serv|nutrition|kitchen|\bcook\b|cook help|dishwash|prep tech|feeding/i,
          not: /director|superv|secretary|van driver|custod|wareh/i,
        },
      ],
      marginal: [
        { title: /(food|kitchen|nutrition).*supervisor|food.*wareh|noon duty|production lead/i },
        { title: /(custod|sub).*(food|kitchen|cook|nutrition)/i, not: /van driver/i },
      ],
    },
  },
  {
    kind: 'synonym',
    text: 'janitor',
    rule: {
      exact: [
        { title: /custod/i, not: /sub|superv|head cust|lead|food|kitchen|cook|nutrition|bus|maintenance|sweeper/i },
      ],
      close: [{ title: /custod|house cleaning/i, not: /(food service|maintenance|meaintenance) superv|teacher/i }],
      marginal: [{ title: /custod|maintenance (worker|laborer)|summer maint/i }],
    },
  },
  {
    kind: 'synonym',
    text: 'autistic support',
    rule: {
      exact: [{ title: /autism/i }],
      close: [
        { title: /life skills|living skills|PALS|FLS|behavior analyst|communication (program|facil)|high needs/i },
      ],
      marginal: [SPECIAL_TEACHER, SPECIAL_STAFF, { title: /behavior/i, not: /substitute/i }],
    },
  },
  {
    kind: 'synonym',
    text: 'learning support teacher',
    rule: {
      exact: [
        {
          title: /^(?=.*(sped|special ed|resource))(?=.*(teacher|education specialist))/i,
          not: /life skills|living|autism|behavior|deaf|childhood|FLS|BSP|superv|homebound|para|long.term/i,
        },
        { title: /resource.*life skills|disabilities\/resource|specialist\/resource/i, not: /^ED/i },
      ],
      close: [SPECIAL_TEACHER, { title: /long.term.*(resource|special education)|case manager/i }],
      marginal: [
        SPECIAL_STAFF,
        { title: /intervention|title (i|1) |deaf/i, not: /interpreter|summer|tutor|aide|behavior/i },
      ],
    },
  },
  {
    kind: 'synonym',
    text: 'librarian',
    rule: {
      exact: [{ title: /librarian|media specialist|^library$/i }],
      marginal: [{ title: /librar|media para/i }],
    },
  },
  {
    kind: 'synonym',
    text: 'front desk',
    rule: {
      exact: [{ title: /reception|front office/i }],
      close: [
        {
          title: /secretary|office (asst|assistant)|office and records|administrative assistant - story|KJSHS admin/i,
          not: /executive|transport|nutrition|special ed|summer|substitute/i,
        },
      ],
      marginal: [
        { title: /secretary|administrative assis?tant|administrative assitant|registrar|executive assistant/i },
      ],
    },
  },
  {
    kind: 'synonym',
    text: 'shop teacher',
    rule: {
      exact: [{ title: /welding|industrial arts|teacher: construction|manufacturing/i }],
      marginal: [{ title: /agricultur|robotics/i }, SUB_TEACHER],
    },
  },
  {
    kind: 'synonym',
    text: 'home ec teacher',
    rule: {
      exact: [{ title: /consumer/i, not: /long term/i }],
      close: [{ title: /consumer/i }],
      marginal: [SUB_TEACHER],
    },
  },
  {
    kind: 'synonym',
    text: 'it support',
    rule: {
      exact: [{ title: /technology assistant|network tech/i }],
      close: [
        { title: /(electronics|support|technology\/maintenance) technician|information s|database|technology coord/i },
      ],
      marginal: [{ title: /technology (ed|dir)|director of tech|computer para|security infra/i }],
    },
  },
];
