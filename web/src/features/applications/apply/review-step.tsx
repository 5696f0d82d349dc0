import '#web/ui/history/row-list.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApplicationResponse } from '#modules/applications/contract/api/responses';
import { DISCLAIMER } from '#modules/applications/contract/api/rules';
import type { JobDetail } from '#modules/postings/contract/api/responses';
import type { ProfileData } from '#modules/profiles/contract/api/responses';
import { isAmount } from '#web/lib/formatting/amount';
import { coverLetterName, documentKind } from '#web/lib/formatting/documents';
import { formatSalary } from '#web/lib/formatting/salary';
import type { SessionUser } from '#web/lib/session/session';
import { Button } from '#web/ui/button';
import { CheckField } from '#web/ui/fields/check-field';
import { UploadState } from '#web/ui/fields/upload-state';
import { icons } from '#web/ui/icons';
import { NOT_ASKED } from '../current-salary';
import { CareerDetails, EducationDetails } from '../history-parts';
import { Answers } from './answers';
import { ApplicantDetails, ReferenceList } from './applicant-details';
import { amountUnit } from './apply-values';
import { Checklist } from './checklist';
import type { FieldOf } from './questions-section';
import { type Requirement, SECTIONS, type SectionId } from './requirements';
import { salaryInWords } from './salary-words';
import type { useApplyForm } from './use-apply-form';

interface Props {
  job: JobDetail;
  draft: ApplicationResponse | null;
  profile: ProfileData;
  user: SessionUser;
  state: ReturnType<typeof useApplyForm>;
  field: FieldOf;
  rules: readonly Requirement[];
  hasLetter: boolean;
  /** Leads to a section of the form. */
  onChange(section: SectionId): void;
  goTo(rule: Requirement): void;
}

/** Everything that is sent, before it is: each section with a way to change it, and Submit when all is there. */
export default function ReviewStep(props: Props) {
  const { job, draft, profile, user, state, field, rules, hasLetter, onChange, goTo } = props;
  const { values } = state.form;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const part = (id: SectionId, children: ReactNode) => (
    <ReviewPart id={id} onChange={() => onChange(id)}>
      {children}
    </ReviewPart>
  );
  const stored = draft?.coverLetter && !state.letter.isCleared ? coverLetterName(draft.coverLetter) : null;
  const letter = state.letter.chosen?.name ?? stored;
  const documents = profile.supportingDocumentsDetails.filter(({ id }) => values.attachedFiles.includes(id));
  const unit = amountUnit(job);
  const inWords = (amount: string) =>
    isAmount(amount) ? `${formatSalary(amount, unit)}, ${salaryInWords(amount)}` : amount;

  return (
    <div className="apply-review">
      <h2 ref={heading} tabIndex={-1}>
        Review your application
      </h2>
      <p className="muted">This is exactly what will be sent. Change leads to the section and back here.</p>
      <p className="note">
        <b>Who reads this.</b> The managers of Career Gateway and, once they release it, {job.organization.accountName}.
        Board reviewers read it without your contact details and references.
      </p>
      {part('applicant', <ApplicantDetails user={{ ...profile.contactDetails, email: user.email }} />)}
      {part('education', <EducationDetails history={profile} />)}
      {part('career', <CareerDetails history={profile} />)}
      {part('references', <ReferenceList references={profile.referencesDetails} />)}
      {part(
        'questions',
        <Answers
          answers={{
            ...values,
            // A reason of an answer that was taken back is not sent.
            terminationReason: values.isBeenTerminated ? values.terminationReason : '',
            contractTerminationReason: values.isContractTerminated ? values.contractTerminationReason : '',
          }}
          job={job}
          essayQuestion={job.essayQuestion}
          salary={{
            current: job.asksForSalaryHistory ? inWords(values.currentSalary) : NOT_ASKED,
            expected: inWords(values.expectedSalary),
          }}
        />,
      )}
      {part(
        'documents',
        <ul className="row-list">
          {hasLetter && letter && <Document name={letter} kind="Cover letter" />}
          {documents.map((document) => (
            <Document key={document.id} name={document.fileName} kind={documentKind(document)} />
          ))}
        </ul>,
      )}
      <section className="apply-review-part" id="disclaimer" aria-labelledby="disclaimer-title" tabIndex={-1}>
        <h3 id="disclaimer-title">{SECTIONS.disclaimer}</h3>
        <p className="measure">{DISCLAIMER}</p>
        <CheckField {...field('isDisclaimerAccepted')} label={<b>I agree</b>} />
      </section>
      <UploadState {...state.uploading} />
      {rules.every(({ isMet }) => isMet) ? (
        <section className="apply-checklist" aria-labelledby="submit-title">
          <h2 id="submit-title">{icons.check} Nothing is missing</h2>
          <p>Once submitted, your answers cannot be changed. You are asked once more.</p>
          <Button look="fill" onClick={state.submit} busy={state.intent === 'submit'}>
            Submit Application
          </Button>
        </section>
      ) : (
        <Checklist rules={rules} goTo={goTo} saveAndGo={state.saveAndGo} />
      )}
    </div>
  );
}

function ReviewPart({ id, onChange, children }: { id: SectionId; onChange(): void; children: ReactNode }) {
  return (
    <section className="apply-review-part" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="ruled">
        <h3 id={`${id}-title`}>{SECTIONS[id]}</h3>
        <button type="button" className="link" onClick={onChange}>
          Change<span className="vh"> {SECTIONS[id]}</span>
        </button>
      </div>
      {children}
    </section>
  );
}

const Document = ({ name, kind }: { name: string; kind: string }) => (
  <li>
    <span>
      <b>{name}</b>
      <small>{kind}</small>
    </span>
  </li>
);
