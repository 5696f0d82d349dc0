import { pluralize } from '#web/lib/formatting/format';
import { useRedirectJobId } from '#web/lib/session/use-redirect-job-id';
import { useJobToApplyFor } from './apply/queries';
import { type ApplyingFrom, applyingSteps } from './applying-steps';

interface Props {
  /** Omitted on /signin, where visitors may have a profile or not. */
  from?: ApplyingFrom;
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
  const steps = from && applyingSteps(from, job);
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
