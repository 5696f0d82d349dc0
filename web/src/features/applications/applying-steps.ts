import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { MIN_REFERENCES } from '#modules/profiles/contract/api/profile';

const NEEDED_REFERENCES: typeof MIN_REFERENCES = 3;

const PROFILE = 'fill in your profile';
const STEPS = ['create a profile', 'confirm your email', 'sign in', 'say what brings you here', PROFILE];

const STEPS_FROM = {
  signUp: STEPS,
  confirmation: STEPS.slice(1),
  confirmed: STEPS.slice(2),
  welcome: STEPS.slice(3),
  profile: STEPS.slice(4),
  terms: ['accept the terms'],
  application: ['hand in your application'],
} as const;

export type ApplyingFrom = keyof typeof STEPS_FROM;

/** The remaining steps before the application, by page. Until the job is known, it needs the whole profile. */
export const applyingSteps = (from: ApplyingFrom, job: Pick<JobDetail, 'isProfileRequired'> | undefined) =>
  STEPS_FROM[from].map((step) => (step === PROFILE && job?.isProfileRequired === false ? PARTS : step));

const PARTS = `add ${NEEDED_REFERENCES} references and a resume to your profile, whose other sections are optional for this job`;
