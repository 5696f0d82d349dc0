import { Link, useNavigate } from 'react-router-dom';
import { dayOfYear } from '#web/lib/formatting/format';
import { useApplicationState } from '#web/lib/queries/application-states';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { type ApplicableJob, applyFor } from './apply';

interface Props {
  job: ApplicableJob & { title: string };
  /** False after the deadline; a submitted application can still be viewed. */
  isAccepting?: boolean;
  small?: boolean;
  look?: 'fill' | 'line';
  /** Called before the page is left. */
  onLeave?(): void;
}

/** Apply, Continue draft, or the date of the submitted application. */
export function ApplyAction({ job, isAccepting = true, small = false, look = 'line', onLeave }: Props) {
  const navigate = useNavigate();
  const state = useApplicationState(job.id);
  const href = paths.apply(job.id);
  if (state?.submittedAt) {
    return (
      <p className="apply applied">
        Applied {dayOfYear(state.submittedAt)}
        <span className="dot"> · </span>
        <Link to={href} aria-label={`View your application for ${job.title}`} onClick={onLeave}>
          View
        </Link>
      </p>
    );
  }
  if (!isAccepting) return null;
  if (state && !job.isExternalPost) {
    return (
      <ButtonLink
        {...{ small, look }}
        className="apply"
        to={href}
        aria-label={`Continue draft for ${job.title}`}
        onClick={onLeave}
      >
        Continue draft
      </ButtonLink>
    );
  }
  const apply = () => {
    onLeave?.();
    applyFor(job, navigate);
  };
  return (
    <Button {...{ small, look }} className="apply" aria-label={`Apply for ${job.title}`} onClick={apply}>
      Apply
    </Button>
  );
}
