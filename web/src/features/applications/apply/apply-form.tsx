import '../../../ui/long-form.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { APPLICATION_MESSAGES } from '../../../../../modules/applications/contract/api';
import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import type { JobDetail } from '../../../../../modules/postings/contract/api-answers';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-answers';
import { may } from '../../../lib/privileges';
import type { SessionUser } from '../../../lib/session';
import { useLeaveGuard } from '../../../lib/use-leave-guard';
import { ErrorSummary } from '../../../ui/error-summary';
import { SectionIndex } from '../../../ui/section-index';
import { ApplyBar } from './apply-bar';
import { ApplySection } from './apply-section';
import { Checklist } from './checklist';
import { DisclaimerSection } from './disclaimer-section';
import { DocumentsSection } from './documents-section';
import { ApplicantFacts, applicantLine, ReferenceList, referencesLine } from './own-facts';
import { ProfileLink } from './profile-link';
import { type FieldOf, QuestionsSection } from './questions-section';
import { type Requirement, requirements, sectionIndex } from './requirements';
import { useApplyForm } from './use-apply-form';

interface Props {
  job: JobDetail;
  draft: ApplicationAnswer | null;
  profile: ProfileData;
  user: SessionUser;
}

/** The application to fill in (W10.3), with the rules of submitting always in sight. */
export function ApplyForm({ job, draft, profile, user }: Props) {
  const state = useApplyForm({ job, draft, profile, user });
  const { form, goingTo, saveAndGo, letter } = state;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const hasLetter = letter.chosen !== null || Boolean(draft?.coverLetter && !letter.isCleared);
  const rules = requirements({ values: form.values, job, profile, hasLetter });
  const sections = sectionIndex(rules, profile.isContactDetailsCompleted);
  const { contactDetails, referencesDetails, supportingDocumentsDetails } = profile;

  useLeaveGuard(state.isDirty);
  useEffect(() => {
    if (goingTo) navigate(goingTo);
  }, [goingTo, navigate]);
  useEffect(() => {
    // The fields at fault must be in reach of the summary's links.
    if (form.attempt > 0) for (const details of root.current?.querySelectorAll('details') ?? []) details.open = true;
  }, [form.attempt]);

  const isLeft = (path: string) => setLeft((old) => new Set(old).add(path));
  const lacking = (path: string) => {
    const rule = left.has(path) ? rules.find((one) => one.path === path) : undefined;
    return rule && !rule.isMet ? rule.message : undefined;
  };
  const field: FieldOf = (path) => {
    const bound = form.field(path);
    const onBlur = () => {
      bound.onBlur();
      if (form.mantine.isDirty(path)) isLeft(path);
    };
    return { ...bound, error: bound.error ?? lacking(path), onBlur };
  };
  const goTo = ({ path, section }: Requirement) => {
    isLeft(path);
    const details = document.getElementById(section)?.querySelector('details');
    if (details) details.open = true;
    const control = document.getElementById(path) ?? document.getElementById(section);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  const { references: refusedReferences, profile: refusedProfile, file } = form.mantine.errors;
  const missing = rules.filter(({ isMet }) => !isMet).length;
  const wants = (path: Requirement['path']) => rules.some((rule) => rule.path === path && !rule.isMet);

  return (
    <form
      noValidate
      className="long-form"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <div className="long-columns">
        <SectionIndex sections={Object.values(sections)} />
        <div className="long-sections">
          <ErrorSummary {...form} />
          {state.isBack && (
            <p className="note">What you typed before your session ended is back. It is not saved yet.</p>
          )}
          <ApplySection
            section={sections.applicant}
            line={applicantLine({ ...contactDetails, email: user.email })}
            note={
              (wants('profile') || refusedProfile) && (
                <p className="note warning apply-note">
                  {APPLICATION_MESSAGES.profile}{' '}
                  <ProfileLink part="contact-details" saveAndGo={saveAndGo}>
                    Complete your profile
                  </ProfileLink>
                </p>
              )
            }
          >
            <ApplicantFacts user={{ ...contactDetails, email: user.email }} />
            <p className="apply-change">
              <ProfileLink part="contact-details" saveAndGo={saveAndGo}>
                Change contact details
              </ProfileLink>
            </p>
          </ApplySection>
          <ApplySection
            section={sections.references}
            line={referencesLine(referencesDetails)}
            note={
              (wants('references') || refusedReferences) && (
                <p className="note warning apply-note">
                  {APPLICATION_MESSAGES.references}{' '}
                  <ProfileLink part="references" saveAndGo={saveAndGo}>
                    Add a reference
                  </ProfileLink>
                </p>
              )
            }
          >
            <ReferenceList references={referencesDetails} />
            <p className="apply-change">
              <ProfileLink part="references" saveAndGo={saveAndGo}>
                Change references
              </ProfileLink>
            </p>
          </ApplySection>
          <QuestionsSection job={job} section={sections.questions} form={form} field={field} />
          <DocumentsSection
            section={sections.documents}
            draft={draft}
            documents={supportingDocumentsDetails}
            field={field}
            letter={letter}
            uploading={state.uploading}
            letterError={file ? String(file) : lacking('file')}
            saveAndGo={saveAndGo}
          />
          <DisclaimerSection section={sections.disclaimer} field={field} />
          {missing > 0 ? (
            <Checklist rules={rules} goTo={goTo} saveAndGo={saveAndGo} />
          ) : (
            <p className="note success" id="submit" tabIndex={-1}>
              Everything is there. Submit your application below; saving alone does not apply for the job.
            </p>
          )}
        </div>
      </div>
      <ApplyBar draft={draft} state={state} isAdmin={may(user, 'manageJobs')} missing={missing} />
    </form>
  );
}
