import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { MyApplication } from '../../../../../modules/applications/contract/api-lists';
import { daysLeft, isSoon, shortDate } from '../../../lib/format';
import { paths } from '../../../paths';
import { Button, ButtonLink } from '../../../ui/button';
import { StatusTag } from '../../../ui/status-tag';
import { askAndDelete } from '../ask-and-delete';
import { STATUS_WORDS, toneOf } from './status-of';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** One application of My Applications (W11.4–W11.6). */
export function ApplicationCard({ application }: { application: MyApplication }) {
  const { job, status, canEdit, type } = application;
  const place = [job.city, [job.state, job.zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const which = <span className="vh"> application for {job.title}</span>;
  return (
    <li className="application-card">
      <div className="application-card-head">
        <h2>
          <Link to={paths.jobPost(job.id)}>{job.title}</Link>
        </h2>
        <StatusTag tone={toneOf(application)}>{STATUS_WORDS[status]}</StatusTag>
      </div>
      <p>
        <b>{job.organization.accountName}</b>
      </p>
      <dl>
        <Fact name="Listing no.">{job.listingNumber}</Fact>
        <Fact name="Position">
          {job.position.type}: {job.position.name}
        </Fact>
        <Fact name="Location">{place}</Fact>
        <Fact name="Deadline">
          <Deadline application={application} />
        </Fact>
      </dl>
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
        <Button small danger onClick={() => deleteCard(application)}>
          <IconTrash {...ICON} />
          Delete{which}
        </Button>
      </p>
    </li>
  );
}

/** The pressed button leaves with its card, so the heading takes the focus. */
async function deleteCard(application: MyApplication): Promise<void> {
  if (await askAndDelete(application)) document.querySelector('h1')?.focus();
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A draft whose time runs out says so in words (U11). */
function Deadline({ application: { canEdit, job } }: { application: MyApplication }) {
  const date = shortDate(job.endDate);
  if (!canEdit) return date;
  return (
    <span className={isSoon(job.endDate) ? 'soon' : undefined}>
      {date} ({daysLeft(job.endDate)})
    </span>
  );
}
