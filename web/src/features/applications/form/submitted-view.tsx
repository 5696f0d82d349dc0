import './apply.css';
import { saveFile } from '../../../lib/download';
import { dayAndTime, money } from '../../../lib/format';
import { Section } from '../../../ui/section';
import { StatusTag } from '../../../ui/status-tag';
import { coverLetterName } from './apply-values';
import type { ApplicationAnswer } from './calls';
import { ApplicantFacts, ReferenceFacts } from './person-sections';

/** A submitted application, read-only (W10.2). */
export function SubmittedView({ application }: { application: ApplicationAnswer }) {
  const { user, references, files, coverLetter, submittedAt } = application;
  const answers: [string, string][] = [
    ['Current Salary', money(application.currentSalary)],
    ['Expected Salary', money(application.expectedSalary)],
    ['Expected Benefits', application.expectedBenefits || 'No information'],
    ['Essay', application.essay || 'No information'],
    ['Terminated from a position', application.isBeenTerminated ? application.terminationReason : 'No'],
    ['Contract not renewed', application.isContractTerminated ? application.contractTerminationReason : 'No'],
  ];
  return (
    <div className="apply-sections">
      <p>
        <StatusTag tone="success">Submitted</StatusTag> {submittedAt && dayAndTime(submittedAt)}
      </p>
      <Section id="applicant-information" title="Applicant Information">
        <ApplicantFacts contact={user} email={user.email} />
      </Section>
      <Section id="references" title="References">
        <ReferenceFacts references={references} />
      </Section>
      <Section id="application-questions" title="Application Questions">
        <dl className="apply-facts">
          {answers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="as-written">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="supporting-documents" title="Supporting Documents">
        <ul className="apply-references">
          {coverLetter && (
            <li>
              <button
                type="button"
                className="link"
                onClick={() =>
                  saveFile(`/api/applications/user/coverLetter/${application.id}`, coverLetterName(coverLetter))
                }
              >
                {coverLetterName(coverLetter)}
              </button>
              <span className="muted">Cover letter</span>
            </li>
          )}
          {files.map(({ id, fileName, documentType }) => (
            <li key={id}>
              <button
                type="button"
                className="link"
                onClick={() => saveFile(`/api/applications/user/files/${id}`, fileName)}
              >
                {fileName}
              </button>
              <span className="muted">{documentType === 'RESU' ? 'Resume' : 'Document'}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
