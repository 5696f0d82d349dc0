import type { Pattern } from './rule.js';

/** Patterns of titles that several of the word queries share. */
export const SUB_TEACHER: Pattern = {
  title: /substitute.{0,3}(teacher|class)|guest teacher|building sub|daily|^substit\w+$|all (pos|areas)|of subst/i,
  not: /long.?term|aide/i,
};

export const GENERAL_TEACHER: Pattern = {
  title: /^classroom teacher$|alternative (classroom|school) teacher|school teacher- 4 days|cap academy/i,
};

export const LONG_TERM: Pattern = { title: /long.?term/i };

export const SUPPORT_STAFF: Pattern = {
  title: /\bparas?\b|para.?prof|para.?educ|\baides?\b|education(al)? support|education assistant/i,
  not: /ball|wrest|soccer|swim|track|band|\bbus\b|transport|nutrition|kitchen|cafeteria|speech/i,
};

export const SPECIAL_STAFF: Pattern = {
  title: /^(?=.*(sped|^SE\b|special [enp]|resource|on.1|on-one|skills|[FI]LS)).*(para|aide|education as|support sp)/i,
};

export const ONE_TO_ONE: Pattern = { title: /one-on-one|1.on.1/i };

export const SPECIAL_TEACHER: Pattern = {
  title: /^(?=.*(sped|special ed|skills|autism|resource|moderate|exceptional)).*(teacher|(education|child) spec)/i,
  not: /para|aide|director|secretary|coordinator|long.term/i,
};

export const MATH: Pattern = {
  title: /\bmath(ematics)?\b/i,
  not: /aide|coach|facilitator|specialist|intervention|co-teacher|gifted|long term|jump start/i,
};

export const PRINCIPAL: Pattern = { title: /principal/i, not: /assistant|secretary/i };

export const SCIENCE: Pattern = {
  title: /\b(science|biology)\b/i,
  not: /computer|consumer|intern\b|program|aerospace/i,
};

export const ELEMENTARY: Pattern = {
  title: /^(classroom teacher -|evansville class|resident)|elementary ((class|ed)\w+ |multiple |\(K-6\) )?teacher/i,
  not: /^special|grade|intervention|K-[45]/i,
};

export const TO_FIFTH: Pattern = { title: /elementary.*K-5/i, not: /steam/i };

export const CUSTODIAN: Pattern = { title: /custod/i };
