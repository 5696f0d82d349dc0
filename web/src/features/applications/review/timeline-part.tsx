import type { StaffTimelineStep } from '#modules/applications/contract/api/timeline';
import { Timeline } from '../timeline/timeline';

interface Props {
  steps: readonly StaffTimelineStep[];
  organization: string;
}

/** The timeline of an application for those who decide about it, beside the other parts where there is room. */
export function TimelinePart({ steps, organization }: Props) {
  return (
    <aside className="review-timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">Timeline</h2>
      <p className="small muted">The applicant sees all of this but the names, and a move once it cannot be undone.</p>
      <Timeline steps={steps} organization={organization} />
    </aside>
  );
}
