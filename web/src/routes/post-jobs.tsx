import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobSavedView } from '../../../modules/postings/contract/api-answers';
import { JOB_MESSAGES } from '../../../modules/postings/contract/api-rules';
import { useChoices } from '../features/postings/choices';
import { JobForm } from '../features/postings/form/job-form';
import { Invitation } from '../features/postings/invitation';
import { isAdminLevel, mayPost } from '../features/postings/rights';
import { type SessionUser, useSession } from '../lib/session';
import { useFreshUser } from '../lib/use-fresh-user';
import { paths } from '../paths';
import { Page } from '../ui/page';
import { QueryState } from '../ui/query-state';

/** /post-jobs: a new posting, or the invitation for whoever may not post (W5.1, W5.6). */
export function Component() {
  const { user } = useSession();
  useFreshUser();
  if (!user || !mayPost(user)) {
    return (
      <Page title="Post Jobs" head="band">
        <Invitation />
      </Page>
    );
  }
  return (
    <Page title="Post Job" head="band" lead="Save the posting first if it is not ready; only a posted one is listed.">
      <NewPosting user={user} />
    </Page>
  );
}

function NewPosting({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const choices = useChoices(user);
  const open = useCallback(({ id }: JobSavedView) => navigate(paths.postJobsEdit(id), { replace: true }), [navigate]);
  return (
    <QueryState
      query={choices}
      rows={6}
      isEmpty={({ organizations }) => organizations.length === 0 && !isAdminLevel(user)}
      empty={<p className="note warning">{JOB_MESSAGES.noOrganizations}</p>}
    >
      {(found) => <JobForm job={null} user={user} choices={found} reload={async () => undefined} onCreated={open} />}
    </QueryState>
  );
}
