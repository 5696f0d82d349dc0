import type { JobForEdit } from '#modules/postings/contract/api/responses';
import type { HistorySubject } from '#web/ui/overlays/history/history-subject';

type NamedJob = Pick<JobForEdit, 'id' | 'title' | 'jobListingNumber'> & { organization: { accountName: string } };

/** The posting of a history, with its listing number if it has one. */
export const historyOf = ({ id, title, organization, jobListingNumber }: NamedJob): HistorySubject => ({
  kind: 'jobs',
  id,
  name: [title, organization.accountName, jobListingNumber && `No.\u00a0${jobListingNumber}`]
    .filter(Boolean)
    .join(', '),
});
