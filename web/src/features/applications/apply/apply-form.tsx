import '../../../ui/layout/long-form.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { APPLICATION_MESSAGES } from '../../../../../modules/applications/contract/api';
import type { ApplicationResponse } from '../../../../../modules/applications/contract/api-responses';
import type { JobDetail } from '../../../../../modules/postings/contract/api-responses';
import type { ProfileData } from '../../../../../modules/profiles/contract/api-responses';
import { useUnsavedChangesGuard } from '../../../lib/forms/use-unsaved-changes-guard';
import { hasRight } from '../../../lib/session/privileges';
import type { SessionUser } from '../../../lib/session/session';
import { ConflictNotice } from '../../../ui/conflict-notice';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { SectionNav } from '../../../ui/layout/section-nav';
import { CareerDetails, careerLine, EducationDetails, educationLine } from '../history-parts';
import { ApplicantDetails, applicantLine, ReferenceList, referencesLine } from './applicant-details';
import { ApplyBar } from './apply-bar';
import { ApplySection } from './apply-section';
import { Checklist } from './checklist';
import { DisclaimerSection } from './disclaimer-section';
import { DocumentsSection } from './documents-section';
import { ProfileLink } from './profile-link';
import { type FieldOf, QuestionsSection } from './questions-section';
import { type Requirement, requirements, sectionNav } from './requirements';
import { useApplyForm } from './use-apply-form';

interface Props {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
}

/** The application form (W10.3), with the requirements of submitting always visible. */
export function ApplyForm({ job, draft, profile, user }: Props) {
  const state = useApplyForm({ job, draft, profile, user });
  const { form, goingTo, saveAndGo, letter } = state;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const hasLetter = letter.chosen !== null || Boolean(draft?.coverLetter && !letter.isCleared);
  const rules = requirements({ values: form.values, job, profile, hasLetter });
  const sections = sectionNav(rules, profile);
  const { contactDetails, referencesDetails, supportingDocumentsDetails } = profile;

  useUnsavedChangesGuard(state.isDirty);
  useEffect(() => {
    if (goingTo) navigate(goingTo);
  }, [goingTo, navigate]);
  useEffect(() => {
    // Opens all sections, so that the summary's links reach the invalid fields.
    if (form.submitCount > 0)
      for (const details of root.current?.querySelectorAll('details') ?? []) details.open = true;
  }, [form.submitCount]);

  const markTouched = (path: string) => setTouched((old) => new Set(old).add(path));
  const missingMessage = (path: string) => {
    const rule = touched.has(path) ? rules.find((one) => one.path === path) : undefined;
    return rule && !rule.isMet ? rule.message : undefined;
  };
  const field: FieldOf = (path) => {
    const bound = form.field(path);
    const onBlur = () => {
      bound.onBlur();
      if (form.mantine.isDirty(path)) markTouched(path);
    };
    return { ...bound, error: bound.error ?? missingMessage(path), onBlur };
  };
  const goTo = ({ path, section }: Requirement) => {
    markTouched(path);
    const details = document.getElementById(section)?.querySelector('details');
    if (details) details.open = true;
    const control = document.getElementById(path) ?? document.getElementById(section);
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  const { references: refusedReferences, profile: refusedProfile, file } = form.mantine.errors;
  const missing = rules.filter(({ isMet }) => !isMet).length;
  const isMissing = (path: Requirement['path']) => rules.some((rule) => rule.path === path && !rule.isMet);

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
        <SectionNav sections={Object.values(sections)} />
        <div className="long-sections">
          {state.conflict && (
            <ConflictNotice
              message={state.conflict}
              subject="draft"
              onLoad={state.loadSaved}
              onKeepMine={state.keepMine}
            />
          )}
          <ErrorSummary {...form} />
          {state.isBack && (
            <p className="note">What you typed before your session ended is back. It is not saved yet.</p>
          )}
          <ApplySection
            section={sections.applicant}
            line={applicantLine({ ...contactDetails, email: user.email })}
            note={
              (isMissing('profile') || refusedProfile) && (
                <p className="note warning apply-note">
                  {APPLICATION_MESSAGES.profile}{' '}
                  <ProfileLink part="contact-details" saveAndGo={saveAndGo}>
                    Complete your profile
                  </ProfileLink>
                </p>
              )
            }
          >
            <ApplicantDetails user={{ ...contactDetails, email: user.email }} />
            <p className="apply-change">
              <ProfileLink part="contact-details" saveAndGo={saveAndGo}>
                Change contact details
              </ProfileLink>
            </p>
          </ApplySection>
          <ApplySection section={sections.education} line={educationLine(profile)}>
            <EducationDetails history={profile} />
            <p className="apply-change">
              <ProfileLink part="education" saveAndGo={saveAndGo}>
                Change education
              </ProfileLink>
            </p>
          </ApplySection>
          <ApplySection section={sections.career} line={careerLine(profile)}>
            <CareerDetails history={profile} />
            <p className="apply-change">
              <ProfileLink part="career" saveAndGo={saveAndGo}>
                Change career history
              </ProfileLink>
            </p>
          </ApplySection>
          <ApplySection
            section={sections.references}
            line={referencesLine(referencesDetails)}
            note={
              (isMissing('references') || refusedReferences) && (
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
            letterError={file ? String(file) : missingMessage('file')}
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
      <ApplyBar draft={draft} state={state} isAdmin={hasRight(user, 'manageJobs')} missing={missing} />
    </form>
  );
}
