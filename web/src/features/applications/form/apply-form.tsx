import './apply.css';
import { REFERENCES_NEEDED } from '../../../../../modules/profiles/contract/api';
import { timeOfDay } from '../../../lib/format';
import type { SessionUser } from '../../../lib/session';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/check-field';
import { ErrorSummary } from '../../../ui/error-summary';
import { FormActions } from '../../../ui/section';
import { ApplySection, Mark } from './apply-section';
import { BeforeSubmit } from './before-submit';
import type { ApplyData } from './calls';
import { requirements, SECTIONS, type SectionId, standingOf } from './checklist';
import { DocumentsSection } from './documents-section';
import { ApplicantFacts, ReferenceFacts } from './person-sections';
import { QuestionsSection } from './questions-section';
import { useApplyForm } from './use-apply-form';

/** The application as somebody fills it in (W10.3, W10.4). */
export function ApplyFormView({ data, user }: { data: ApplyData; user: SessionUser }) {
  const { job, profile } = data;
  const state = useApplyForm(data, user.id);
  const { form, documents } = state;
  const list = requirements(job, profile, form.values, documents);
  const standing = (id: SectionId) => standingOf(id, list);
  const missing = list.filter(({ done }) => !done).length;
  const error = (path: string) => form.problems.find(({ id }) => id === path)?.message;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <div className="apply-columns">
        <nav className="apply-index" aria-labelledby="apply-index-title">
          <h2 id="apply-index-title">Sections</h2>
          <ul>
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
                <Mark {...standing(id)} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="apply-sections">
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <ApplySection
            id="applicant-information"
            title="Applicant Information"
            standing={standing('applicant-information')}
          >
            <ApplicantFacts contact={profile.contactDetails} email={user.email} />
          </ApplySection>
          <ApplySection id="references" title="References" standing={standing('references')}>
            <ReferenceFacts references={profile.referencesDetails} needed={REFERENCES_NEEDED} />
          </ApplySection>
          <ApplySection
            id="application-questions"
            title="Application Questions"
            standing={standing('application-questions')}
          >
            <QuestionsSection form={form} job={job} />
          </ApplySection>
          <ApplySection
            id="supporting-documents"
            title="Supporting Documents"
            standing={standing('supporting-documents')}
          >
            <DocumentsSection
              documents={documents}
              profile={profile}
              errors={{ file: error('file'), attachedFiles: error('attachedFiles') }}
            />
          </ApplySection>
          <ApplySection id="disclaimer" title="Disclaimer" standing={standing('disclaimer')}>
            <p>
              I certify that the information in this application is true and complete to the best of my knowledge. I
              understand that a false statement may end my candidacy or my employment.
            </p>
            <CheckField {...form.field('isDisclaimerAccepted')} label="I agree" />
          </ApplySection>
          <BeforeSubmit list={list} busy={state.wish === 'submit'} onSubmit={state.submit} />
        </div>
      </div>
      <FormActions
        status={state.dirty ? 'Not saved yet' : state.savedAt && `Saved ${timeOfDay(state.savedAt)}`}
        far={
          state.application && (
            <Button look="quiet" danger onClick={state.remove}>
              Delete
            </Button>
          )
        }
      >
        <Button type="submit" look={missing ? 'fill' : 'line'} className="main" busy={state.wish === 'save'}>
          Save Draft
        </Button>
        {missing > 0 && (
          <a href="#before-submit">{missing === 1 ? '1 thing' : `${missing} things`} missing before you can submit</a>
        )}
      </FormActions>
    </form>
  );
}
