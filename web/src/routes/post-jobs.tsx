import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobSavedResponse } from '#modules/postings/contract/api/responses';
import { JOB_MESSAGES } from '#modules/postings/contract/api/rules';
import type { SubmitIntent } from '#web/features/postings/form/confirmations';
import { JobForm } from '#web/features/postings/form/job-form';
import type { PostedState } from '#web/features/postings/form/next-step';
import { buildPrefill, withLastPlaces } from '#web/features/postings/form/prefill';
import { PostingAccessPrompt } from '#web/features/postings/posting-access-prompt';
import { useLastContact } from '#web/features/postings/queries';
import { useReferenceData } from '#web/features/postings/reference-data';
import { canPost, isAdminLevel } from '#web/features/postings/rights';
import { type SessionUser, useSession } from '#web/lib/session/session';
import { useFreshUser } from '#web/lib/session/use-fresh-user';
import { paths } from '#web/paths';
import { QueryBoundary } from '#web/ui/display/query-boundary';
import { Page } from '#web/ui/layout/page';
import { Mantine } from '#web/ui/mantine';
import { lazyPreview } from './lazy-preview';

/** /post-jobs: a new posting, or the access prompt for users without posting rights. */
export function Component() {
  const { user } = useSession();
  useFreshUser();
  if (!user || !canPost(user)) {
    return (
      <Page title="Post Jobs" head="band">
        <PostingAccessPrompt />
      </Page>
    );
  }
  return (
    <Page title="Post Job" head="band" lead="Save the posting first if it is not ready; only a posted one is listed.">
      <Mantine>
        <NewPosting user={user} />
      </Mantine>
    </Page>
  );
}

export function NewPosting({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const query = useReferenceData(user);
  const contact = useLastContact();
  const open = useCallback(
    ({ id, version }: JobSavedResponse, intent: SubmitIntent) => {
      const state: PostedState | null = intent === 'post' ? { postedVersion: version } : null;
      navigate(paths.postJobsEdit(id), { replace: true, state });
    },
    [navigate],
  );
  return (
    <QueryBoundary
      query={query}
      rows={6}
      isEmpty={({ organizations }) => organizations.length === 0 && !isAdminLevel(user)}
      empty={<p className="note warning">{JOB_MESSAGES.noOrganizations}</p>}
    >
      {(referenceData) => (
        <QueryBoundary query={contact} rows={6}>
          {(last) => {
            const withPlaces = withLastPlaces(referenceData, last);
            return (
              <JobForm
                job={null}
                user={user}
                referenceData={withPlaces}
                prefill={buildPrefill(user, withPlaces, last)}
                reload={async () => undefined}
                onCreated={open}
                previewDialog={lazyPreview}
              />
            );
          }}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
