import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MyApplication } from '#modules/applications/contract/api/lists';
import { daysLeft, easternTime, isSoon, longDate, shortDate } from '#web/lib/formatting/format';
import { paths } from '#web/paths';
import { Button, ButtonLink } from '#web/ui/button';
import { StageTag } from '#web/ui/display/stage-tag';
import { StatusTag } from '#web/ui/display/status-tag';
import { confirmAndDelete } from '../confirm-and-delete';
import { SentPdf } from '../sent-pdf';
import { Timeline } from '../timeline/timeline';
import { goesOn, STATUS_LABELS, statusTone } from './application-status';
import { BeginAgain, WithdrawnNote } from './withdrawn';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** A card of My Applications. */
export function ApplicationCard({ application }: { application: MyApplication }) {
  const { job, status, canEdit, canBeginAgain, type } = application;
  const outcome = application.timeline.find(({ step }) => step === 'outcome')?.outcome;
  const place = [job.city, [job.state, job.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const which = <span className="vh"> application for {job.title}</span>;
  return (
    <li className="application-card">
      <div className="application-card-head">
        <h2>
          <Link to={paths.jobPost(job.id)}>{job.title}</Link>
        </h2>
        <p>
          <b>{job.organization.accountName}</b>
        </p>
        <div className="application-card-status">
          <StatusTag tone={statusTone(application)}>{STATUS_LABELS[status]}</StatusTag>{' '}
          {outcome && <StageTag stage={outcome} />}
          <StatusNote application={application} />
        </div>
      </div>
      <dl>
        <Detail name="Listing no.">{job.listingNumber}</Detail>
        <Detail name="Position">
          {job.position.type}: {job.position.name}
        </Detail>
        <Detail name="Location">{place}</Detail>
        <Detail name="Deadline">
          <Deadline application={application} />
        </Detail>
      </dl>
      {type !== 'draft' && <Timeline steps={application.timeline} organization={job.organization.accountName} />}
      {type === 'withdrawn' && <WithdrawnNote application={application} />}
      <p className="row-of-buttons">
        {canEdit && (
          <ButtonLink small to={paths.apply(job.id)}>
            <IconPencil {...ICON} />
            Edit{which}
          </ButtonLink>
        )}
        {type === 'submitted' && (
          <ButtonLink small to={paths.apply(job.id)}>
            <IconEye {...ICON} />
            View{which}
          </ButtonLink>
        )}
        {type !== 'draft' && <SentPdf applicationId={application.id}>{which}</SentPdf>}
        {type !== 'withdrawn' && (
          <Button small danger onClick={() => deleteCard({ ...application, type })}>
            <IconTrash {...ICON} />
            Delete{which}
          </Button>
        )}
        {canBeginAgain && <BeginAgain application={application}>{which}</BeginAgain>}
      </p>
    </li>
  );
}

function StatusNote({ application }: { application: MyApplication }) {
  const { type, submittedAt } = application;
  if (goesOn(application)) return <p>The listing has ended. Your application goes on.</p>;
  return type === 'submitted' && submittedAt && <p>Applied {longDate(submittedAt)}</p>;
}

/** The pressed button is removed with its card, so the heading takes the focus. */
async function deleteCard(application: Parameters<typeof confirmAndDelete>[0]): Promise<void> {
  if (await confirmAndDelete(application)) document.querySelector('h1')?.focus();
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Shows the remaining time of a draft. */
function Deadline({ application: { canEdit, job } }: { application: MyApplication }) {
  const date = shortDate(job.endDate);
  if (!canEdit) return date;
  return (
    <span className={isSoon(job.endDate) ? 'soon' : undefined}>
      {date}, {easternTime(job.endDate)} ({daysLeft(job.endDate)})
    </span>
  );
}
