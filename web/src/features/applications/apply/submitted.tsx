import type { ApplicationAnswer } from '../../../../../modules/applications/contract/api-answers';
import { coverLetterName, documentKind } from '../../../lib/documents';
import { momentText, money } from '../../../lib/format';
import { Fact, Facts } from '../../../ui/facts';
import { DocumentRow } from '../document-row';
import { ApplySection } from './apply-section';
import { DISCLAIMER } from './disclaimer-section';
import { ApplicantFacts, applicantLine, ReferenceList, referencesLine } from './own-facts';
import { SECTIONS } from './requirements';

const NONE = 'No information';
const yesNo = (value: 0 | 1) => (value ? 'Yes' : 'No');

/** What was submitted, as it was then; nothing of it can be changed (W10.2, W10.32). */
export function Submitted({ application }: { application: ApplicationAnswer }) {
  const { user, references, files, coverLetter, id, submittedAt } = application;
  return (
    <div className="apply-submitted">
      {submittedAt && <p className="note success">Submitted {momentText(submittedAt)}</p>}
      <ApplySection section={{ id: 'applicant', title: SECTIONS.applicant }} line={applicantLine(user)}>
        <ApplicantFacts user={user} />
      </ApplySection>
      <ApplySection section={{ id: 'references', title: SECTIONS.references }} line={referencesLine(references)}>
        <ReferenceList references={references} />
      </ApplySection>
      <ApplySection section={{ id: 'questions', title: SECTIONS.questions }} open>
        <Answers application={application} />
      </ApplySection>
      <ApplySection section={{ id: 'documents', title: SECTIONS.documents }} open>
        <ul className="attached">
          {coverLetter && (
            <DocumentRow
              name={coverLetterName(coverLetter)}
              type="Cover letter"
              path={`/api/applications/user/coverLetter/${id}`}
            />
          )}
          {files.map((file) => (
            <DocumentRow
              key={file.id}
              name={file.fileName}
              type={documentKind(file)}
              path={`/api/applications/user/files/${file.id}`}
            />
          ))}
        </ul>
        {!coverLetter && files.length === 0 && <p className="muted">{NONE}</p>}
      </ApplySection>
      <ApplySection section={{ id: 'disclaimer', title: SECTIONS.disclaimer }} line="Agreed">
        <p className="measure">{DISCLAIMER}</p>
      </ApplySection>
    </div>
  );
}

function Answers({ application }: { application: ApplicationAnswer }) {
  return (
    <Facts>
      <Fact name="Current Salary">{money(application.currentSalary)}</Fact>
      <Fact name="Expected Salary">{money(application.expectedSalary)}</Fact>
      <Fact name="Expected Benefits" empty={NONE}>
        {application.expectedBenefits}
      </Fact>
      <Fact name="Essay" empty={NONE}>
        {application.essay && <span className="apply-essay">{application.essay}</span>}
      </Fact>
      <Fact name="Terminated before">{yesNo(application.isBeenTerminated)}</Fact>
      <Fact name="Termination Reason">{application.terminationReason}</Fact>
      <Fact name="Contract not renewed">{yesNo(application.isContractTerminated)}</Fact>
      <Fact name="Contract Not Renewed Reason">{application.contractTerminationReason}</Fact>
      <Fact name="Performance assessment">{application.isPerformanceAssessment && 'Completed'}</Fact>
    </Facts>
  );
}
