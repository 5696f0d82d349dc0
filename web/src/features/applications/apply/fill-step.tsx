import type { ApplicationResponse, Prefill } from '#modules/applications/contract/api/responses';
import { APPLICATION_MESSAGES } from '#modules/applications/contract/api/rules';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import type { SessionUser } from '#web/lib/session/session';
import type { NavSection } from '#web/ui/layout/section-nav';
import { CareerDetails, careerLine, EducationDetails, educationLine } from '../history-parts';
import { ApplicantDetails, applicantLine, ReferenceList, referencesLine } from './applicant-details';
import { ApplySection } from './apply-section';
import { DisclaimerSection } from './disclaimer-section';
import { DocumentsSection } from './documents-section';
import { ProfileLink } from './profile-link';
import { type FieldOf, QuestionsSection } from './questions-section';
import type { Requirement, SectionId } from './requirements';
import type { useApplyForm } from './use-apply-form';

interface Props {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
  prefill: Prefill | null;
  state: ReturnType<typeof useApplyForm>;
  sections: Record<SectionId, NavSection>;
  /** Binds a field; once touched, it also shows the requirements of submitting. */
  field: FieldOf;
  isMissing(path: Requirement['path']): boolean;
  letterError: string | undefined;
}

/** The sections to fill in. */
export function FillStep({
  job,
  draft,
  profile,
  user,
  prefill,
  state,
  sections,
  field,
  isMissing,
  letterError,
}: Props) {
  const { form, saveAndGo, letter } = state;
  const { contactDetails, referencesDetails, supportingDocumentsDetails } = profile;
  const { references: refusedReferences, profile: refusedProfile } = form.mantine.errors;
  return (
    <>
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
      <QuestionsSection {...{ job, form, field, prefill }} section={sections.questions} />
      <DocumentsSection
        section={sections.documents}
        draft={draft}
        documents={supportingDocumentsDetails}
        field={field}
        letter={letter}
        uploading={state.uploading}
        letterError={letterError}
        saveAndGo={saveAndGo}
      />
      <DisclaimerSection section={sections.disclaimer} field={field} />
    </>
  );
}
