import { DISCLAIMER } from '../../../../../modules/applications/contract/api';
import type { ApplicationResponse } from '../../../../../modules/applications/contract/api-responses';
import { coverLetterName, documentKind } from '../../../lib/formatting/documents';
import { formatCurrency, formatDateTime } from '../../../lib/formatting/format';
import { DescriptionItem, DescriptionList } from '../../../ui/display/description-list';
import { DocumentRow } from '../document-row';
import { CareerDetails, careerLine, EducationDetails, educationLine } from '../history-parts';
import { ApplicantDetails, applicantLine, ReferenceList, referencesLine } from './applicant-details';
import { ApplySection } from './apply-section';
import { SECTIONS } from './requirements';

const NO_INFORMATION = 'No information';
const yesNo = (value: 0 | 1 | null) => value !== null && (value ? 'Yes' : 'No');

/** A submitted application, read-only, as it was when submitted (W10.2, W10.32). */
export function Submitted({ application }: { application: ApplicationResponse }) {
  const { user, references, files, coverLetter, coverLetterScan, id, submittedAt } = application;
  return (
    <div className="apply-submitted">
      {submittedAt && <p className="note success">Submitted {formatDateTime(submittedAt)}</p>}
      <ApplySection section={{ id: 'applicant', title: SECTIONS.applicant }} line={applicantLine(user)}>
        <ApplicantDetails user={user} />
      </ApplySection>
      <ApplySection section={{ id: 'education', title: SECTIONS.education }} line={educationLine(application)}>
        <EducationDetails history={application} />
      </ApplySection>
      <ApplySection section={{ id: 'career', title: SECTIONS.career }} line={careerLine(application)}>
        <CareerDetails history={application} />
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
              scan={coverLetterScan}
            />
          )}
          {files.map((file) => (
            <DocumentRow
              key={file.id}
              name={file.fileName}
              type={documentKind(file)}
              path={`/api/applications/user/files/${file.id}`}
              scan={file.scan}
            />
          ))}
        </ul>
        {!coverLetter && files.length === 0 && <p className="muted">{NO_INFORMATION}</p>}
      </ApplySection>
      <ApplySection section={{ id: 'disclaimer', title: SECTIONS.disclaimer }} line="Agreed">
        <p className="measure">{DISCLAIMER}</p>
      </ApplySection>
    </div>
  );
}

function Answers({ application }: { application: ApplicationResponse }) {
  return (
    <DescriptionList>
      <DescriptionItem name="Current Salary">{formatCurrency(application.currentSalary)}</DescriptionItem>
      <DescriptionItem name="Expected Salary">{formatCurrency(application.expectedSalary)}</DescriptionItem>
      <DescriptionItem name="Expected Benefits" empty={NO_INFORMATION}>
        {application.expectedBenefits}
      </DescriptionItem>
      <DescriptionItem name="Essay" empty={NO_INFORMATION}>
        {application.essay && <span className="apply-essay">{application.essay}</span>}
      </DescriptionItem>
      <DescriptionItem name="Terminated before">{yesNo(application.isBeenTerminated)}</DescriptionItem>
      <DescriptionItem name="Termination Reason">{application.terminationReason}</DescriptionItem>
      <DescriptionItem name="Contract not renewed">{yesNo(application.isContractTerminated)}</DescriptionItem>
      <DescriptionItem name="Contract Not Renewed Reason">{application.contractTerminationReason}</DescriptionItem>
      <DescriptionItem name="Performance assessment">
        {application.isPerformanceAssessment && 'Completed'}
      </DescriptionItem>
    </DescriptionList>
  );
}
