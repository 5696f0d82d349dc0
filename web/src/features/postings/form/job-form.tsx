import '../../../ui/long-form.css';
import '../posting-form.css';
import '../postings.css';
import { useEffect, useState } from 'react';
import type { JobForEdit, JobSavedView } from '../../../../../modules/postings/contract/api-answers';
import type { SessionUser } from '../../../lib/session';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { ErrorSummary } from '../../../ui/error-summary';
import { SectionIndex } from '../../../ui/section-index';
import { type Choices } from '../choices';
import { isAdminLevel, mayPost } from '../rights';
import { ConflictNotice } from './conflict-notice';
import { FormBar } from './form-bar';
import { OrganizationSection } from './organization-section';
import { PostingSection } from './posting-section';
import { RejectDialog } from './reject-dialog';
import { indexOf, inPageOrder, standings } from './sections';
import { SettingsSection } from './settings-section';
import { StateNote } from './state-note';
import { useJobForm } from './use-job-form';

interface Props {
  job: JobForEdit | null;
  user: SessionUser;
  choices: Choices;
  /** Must stay the same function. */
  onCreated(saved: JobSavedView): void;
  reload(): Promise<JobForEdit | undefined>;
}

/** The posting form (W5): three sections with their index, and the actions at the lower edge. */
export function JobForm({ job, user, choices, onCreated, reload }: Props) {
  const [created, setCreated] = useState<JobSavedView | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const organizationName = (account: string) =>
    choices.organizations.find((one) => one.accountNumber === account)?.accountName ?? '';
  const needsApproval = (position: string) => choices.positions.find((one) => one.id === position)?.approval ?? false;
  const state = useJobForm({
    userId: user.id,
    job,
    organizationName,
    needsApproval,
    isAdmin: isAdminLevel(user),
    reload,
    onCreated: setCreated,
  });
  const { form, files } = state;
  const readOnly = job !== null && !job.moves.includes('save');
  const standing = standings(form.values);

  // The way on opens only after the guard has heard that nothing is unsaved.
  useLeaveGuard(state.dirty && !created);
  useEffect(() => {
    if (created) onCreated(created);
  }, [created, onCreated]);

  return (
    <form
      noValidate
      className="long-form"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit('save');
      }}
    >
      <div className="long-columns">
        <SectionIndex sections={indexOf(standing)} />
        <div className="long-sections">
          {state.conflict && (
            <ConflictNotice message={state.conflict} onLoad={state.loadSaved} onKeep={state.keepMine} />
          )}
          <ErrorSummary problems={inPageOrder(form.problems)} attempt={form.attempt} />
          {state.isBack && (
            <p className="note">What you typed before your session ended is back. It is not saved yet.</p>
          )}
          {job && <StateNote job={job} isAdmin={isAdminLevel(user)} />}
          <fieldset disabled={readOnly} className="posting-fields">
            <legend className="vh">The posting</legend>
            <OrganizationSection form={form} choices={choices} standing={standing['organization-information']} />
            <PostingSection
              form={form}
              choices={choices}
              standing={standing['posting-information']}
              listingNumber={job?.jobListingNumber ?? null}
              readOnly={readOnly}
              files={{
                saved: job?.files ?? [],
                deleted: files.deleted,
                onDeletedChange: files.setDeleted,
                added: files.added,
                onAddedChange: files.setAdded,
                uploading: files.uploading,
                error: form.mantine.errors.files as string | undefined,
                readOnly,
              }}
            />
            <SettingsSection
              form={form}
              standing={standing['posting-settings']}
              maySetExternal={mayPost(user)}
              isAdmin={isAdminLevel(user)}
              readOnly={readOnly}
            />
          </fieldset>
        </div>
      </div>
      <FormBar job={job} isAdmin={isAdminLevel(user)} state={state} onReject={() => setRejecting(true)} />
      {rejecting && job && (
        <RejectDialog
          title={`${job.title}, ${job.organization.accountName}`}
          onClose={() => setRejecting(false)}
          onReject={(reason) => {
            setRejecting(false);
            state.reject(reason);
          }}
        />
      )}
    </form>
  );
}
