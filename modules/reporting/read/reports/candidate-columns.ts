import { CANDIDATE_ORDERS, type CandidateAccount, type CandidateOrder } from '#modules/identity/contract/candidates.js';
import {
  CANDIDATE_PROFILE_ORDERS,
  type CandidateProfile,
  type CandidateProfileOrder,
} from '#modules/profiles/contract/candidate-profiles.js';
import type { Experience } from '#modules/profiles/contract/profiles-api.js';
import { GEOGRAPHY_NAMES } from '#modules/shared/geography.js';
import { localDate } from '#platform/time/local-time.js';
import type { Cell, CellType } from '../../contract/api/reports.js';
import type { ReportColumn } from './report.js';

interface Candidate {
  account: CandidateAccount;
  /** Undefined before the first save. */
  profile: CandidateProfile | undefined;
  /** Names of the preferred positions. */
  positions: string[];
}

interface CandidateColumn extends ReportColumn {
  cell: (candidate: Candidate) => Cell;
}

const SORTABLE: readonly string[] = [...CANDIDATE_ORDERS, ...CANDIDATE_PROFILE_ORDERS];

export const isAccountOrder = (column: string): column is CandidateOrder =>
  (CANDIDATE_ORDERS as readonly string[]).includes(column);
export const isProfileOrder = (column: string): column is CandidateProfileOrder =>
  (CANDIDATE_PROFILE_ORDERS as readonly string[]).includes(column);

const column = (key: string, title: string, cell: CandidateColumn['cell'], type: CellType = 'text') => ({
  key,
  title,
  type,
  cell,
  isSortable: SORTABLE.includes(key),
});

/** Names of positions contain commas. */
const joined = (names: readonly string[] | undefined) => names?.join('; ') || null;
const yesNo = (isYes: boolean) => (isYes ? 'Yes' : 'No');
const answer = (key: Experience, title: string) =>
  column(key, title, ({ profile }) => (profile?.answers ? yesNo(profile.answers[key]) : null));

/** To contact candidates, and to judge them at a glance. */
export const CANDIDATE_COLUMNS: readonly CandidateColumn[] = [
  column('lastName', 'Last name', ({ account }) => account.lastName),
  column('firstName', 'First name', ({ account }) => account.firstName),
  column('email', 'Email', ({ account }) => account.email),
  column('phone', 'Phone', ({ profile }) => profile?.phone || null),
  column('city', 'City', ({ profile }) => profile?.city || null),
  column('state', 'State', ({ profile }) => profile?.state || null),
  column('zipCode', 'ZIP', ({ profile }) => profile?.zipCode || null),
  column('positions', 'Positions', ({ positions }) => joined(positions)),
  column('regions', 'Regions', ({ profile }) => joined(profile?.regions.map((code) => GEOGRAPHY_NAMES[code]))),
  column('experienceTypes', 'Experience types', ({ profile }) => joined(profile?.experienceTypes)),
  answer('superintendentExperience', 'Superintendent'),
  answer('substituteSuperintendent', 'Acting or substitute superintendent'),
  answer('doctorate', 'Doctorate'),
  answer('centralOfficeExperience', 'Central office'),
  answer('nonTraditional', 'Non-traditional'),
  column('isProfileCompleted', 'Profile complete', ({ profile }) => yesNo(profile?.isProfileCompleted ?? false)),
  column('registered', 'Registered', ({ account }) => localDate(account.registeredAt), 'day'),
];
