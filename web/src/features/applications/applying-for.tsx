import { pluralize } from '#web/lib/formatting/format';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { useJobToApplyFor } from './apply/queries';

const STEPS = ['create a profile', 'confirm your email', 'sign in', 'say what brings you here', 'fill in your profile'];

/** Remaining steps before the application, by page. */
const STEPS_FROM = {
  signUp: STEPS,
  confirmation: STEPS.slice(1),
  confirmed: STEPS.slice(2),
  welcome: STEPS.slice(3),
  profile: STEPS.slice(4),
  terms: ['accept the terms'],
  application: ['hand in your application'],
} as const;

interface Props {
  /** Omitted on /signin, where visitors may have a profile or not. */
  from?: keyof typeof STEPS_FROM;
}

/** Shows the job to apply for and the remaining steps, on the pages between Apply and the application. */
export function ApplyingFor({ from }: Props) {
  const jobId = useRedirectJobId();
  return jobId && <Notice jobId={jobId} from={from} />;
}

function Notice({ jobId, from }: Props & { jobId: string }) {
  const { data: job, isPending } = useJobToApplyFor(jobId);
  // The application page reports a job that is gone or closed.
  if (job === null || job?.isAccepting === false) return null;
  const steps = from && STEPS_FROM[from];
  return (
    // Reserves its space until the title is loaded.
    <p className="note measure" style={isPending ? { visibility: 'hidden' } : undefined}>
      You are applying for <b>{job?.title ?? 'a job'}</b>
      {steps
        ? `, ${pluralize(steps.length, 'step')} left: ${steps.join(', ')}.`
        : '. Sign in, or create a profile first.'}
    </p>
  );
}
