import '#web/ui/layout/long-form.css';
import '../postings.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobForEdit, JobSavedResponse } from '#modules/postings/contract/api/responses';
import { toastError } from '#web/lib/feedback/toasts';
import { useUnsavedChangesGuard } from '#web/lib/forms/use-unsaved-changes-guard';
import type { SessionUser } from '#web/lib/session/session';
import { ErrorSummary } from '#web/ui/fields/error-summary';
import { SectionNav } from '#web/ui/layout/section-nav';
import { type CopiedState, useCopyPosting } from '../copy-posting';
import { useSavedFiles } from '../queries';
import { type ReferenceData } from '../reference-data';
import { RejectDialog } from '../reject-dialog';
import { canPost, isAdminLevel } from '../rights';
import { TemplateStart } from '../templates/template-start';
import { useTemplateFill } from '../templates/use-template-fill';
import { AutosaveNote } from './autosave/autosave-note';
import type { SubmitIntent } from './confirmations';
import { CopiedNote } from './copied-note';
import { FormBar } from './form-bar';
import { JobConflictNotice } from './job-conflict-notice';
import { NextStep, type PostedState } from './next-step';
import { OrganizationSection } from './organization-section';
import { PostingSection } from './posting-section';
import { type Prefill } from './prefill';
import { navSections, sectionStatuses, sortByPageOrder } from './sections';
import { SettingsSection } from './settings-section';
import { StateNote } from './state-note';
import { useJobForm } from './use-job-form';
import type { PreviewDialog } from './use-preview';

const KEPT = 'What you changed is not saved. It is kept on your account and offered here later; files are not kept.';

const loadSaveTemplate = () => import('../templates/save-template-dialog');
const SaveTemplateDialog = lazy(loadSaveTemplate);

interface Props {
  job: JobForEdit | null;
  user: SessionUser;
  referenceData: ReferenceData;
  /** For a new posting. */
  prefill?: Prefill | null;
  /** Must be a stable function. */
  onCreated(saved: JobSavedResponse, intent: SubmitIntent): void;
  reload(): Promise<JobForEdit | undefined>;
  previewDialog: PreviewDialog;
}

/** The posting form: three sections with their navigation, and the action bar. */
export function JobForm({ job, user, referenceData, prefill, onCreated, reload, previewDialog }: Props) {
  const [created, setCreated] = useState<[JobSavedResponse, SubmitIntent] | null>(null);
  const [rejecting, setRejecting] = useState(false);
  const copyPosting = useCopyPosting();
  const [isSavingTemplate, setSavingTemplate] = useState(false);
  const openSaveTemplate = () => void loadSaveTemplate().then(() => setSavingTemplate(true), toastError);
  const organizationName = (account: string) =>
    referenceData.organizations.find((one) => one.accountNumber === account)?.accountName ?? '';
  const needsApproval = (position: string) =>
    referenceData.positions.find((one) => one.id === position)?.approval ?? false;
  const state = useJobForm({
    userId: user.id,
    job,
    prefill: prefill?.values,
    organizationName,
    needsApproval,
    isAdmin: isAdminLevel(user),
    reload,
    loadPreview: previewDialog.load,
    onCreated: (saved, intent) => setCreated([saved, intent]),
  });
  const { form, files, baseline, preview } = state;
  const template = useTemplateFill({ form, baseline, referenceData });
  const savedFiles = useSavedFiles(job);
  const arrival = useLocation().state as Partial<PostedState & CopiedState> | null;
  const postedVersion = state.posted?.version ?? arrival?.postedVersion;
  const { readOnly } = state;
  const statuses = sectionStatuses(form.values);

  // Navigates in a later render, after the guard has seen that nothing is unsaved.
  useUnsavedChangesGuard(state.dirty && !created, state.autosave.isKeeping ? KEPT : undefined);
  useEffect(() => {
    if (created) onCreated(...created);
  }, [created, onCreated]);

  return (
    <form
      noValidate
      className="long-form"
      onSubmit={(event) => {
        event.preventDefault();
        state.submit(state.act === 'change' && job?.moves.includes('post') ? 'post' : 'save');
      }}
    >
      <div className="long-columns">
        <SectionNav sections={navSections(statuses)} />
        <div className="long-sections">
          <JobConflictNotice {...{ state, job, referenceData }} />
          <ErrorSummary problems={sortByPageOrder(form.problems)} submitCount={form.submitCount} />
          {state.isBack && (
            <p className="note">What you typed before your session ended is back. It is not saved yet.</p>
          )}
          <AutosaveNote autosave={state.autosave} dirty={state.dirty} onUse={state.useKept} />
          {job && job.version === postedVersion ? (
            <NextStep key={job.version} job={job} act={state.posted?.act} />
          ) : job && job.version === arrival?.copiedVersion ? (
            <CopiedNote from={arrival.copiedFrom ?? ''} />
          ) : (
            job && <StateNote job={job} isAdmin={isAdminLevel(user)} needsApproval={needsApproval} />
          )}
          {!job && (
            <TemplateStart
              {...{ user, referenceData }}
              hasTemplates={prefill?.hasTemplates ?? false}
              organization={form.values.organization}
              isFilled={template.filled !== null}
              onPick={template.fill}
            />
          )}
          <fieldset disabled={readOnly} className="posting-fields">
            <legend className="vh">The posting</legend>
            <OrganizationSection
              form={form}
              referenceData={referenceData}
              status={statuses['organization-information']}
              contactSource={template.filled ? undefined : prefill?.source}
              filled={template.filled}
            />
            <PostingSection
              form={form}
              referenceData={referenceData}
              status={statuses['posting-information']}
              job={job}
              hasHints={canPost(user) && !readOnly}
              readOnly={readOnly}
              files={{
                saved: savedFiles,
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
              status={statuses['posting-settings']}
              maySetExternal={canPost(user)}
              isAdmin={isAdminLevel(user)}
              readOnly={readOnly}
            />
          </fieldset>
        </div>
      </div>
      <FormBar
        job={job}
        isAdmin={isAdminLevel(user)}
        state={state}
        onReject={() => setRejecting(true)}
        reuse={job && canPost(user) ? { copy: () => copyPosting(job), saveTemplate: openSaveTemplate } : null}
      />
      {isSavingTemplate && job && (
        <Suspense>
          <SaveTemplateDialog job={job} dirty={state.dirty} onClose={() => setSavingTemplate(false)} />
        </Suspense>
      )}
      {preview.opened && (
        <Suspense>
          <previewDialog.Dialog {...preview.opened} onClose={preview.close} />
        </Suspense>
      )}
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
